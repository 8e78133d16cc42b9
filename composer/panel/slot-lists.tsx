import { slotsOf } from '../../src/content/cms-entry.ts'
import type { BlockSchema } from '../../schemas/block-schema.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { isolateName } from '../isolate.ts'
import type { BlockPanelProps } from './panel-props.ts'
import { FieldProblems } from './field-problems.tsx'
import styles from './block-panel.module.scss'

interface Props extends BlockPanelProps {
  readonly schema: BlockSchema
}

/** What stands inside the block, by name. It is moved on the page and in the outline, not here. */
export const SlotLists = ({ entry, schema, services, problems, onSelect }: Props) => {
  const t = useTranslate()
  const filled = new Map(slotsOf(entry, schema).map(({ name, ids }) => [name, ids]))
  return Object.entries(schema['x-slots'] ?? {}).map(([name, { title, description }]) => {
    const ids = filled.get(name) ?? []
    return (
      <div key={name} className={styles.slot} data-slot={name}>
        <h3>{title}</h3>
        <p>
          <bdi>{description}</bdi>
        </p>
        {ids.length === 0 && <p>{t('compose.panel.emptySlot')}</p>}
        <ul aria-label={title}>
          {ids.map((id) => {
            const words = isolateName(services.entryName(id) ?? t('compose.panel.goneEntry'))
            return (
              <li key={id}>
                {onSelect === undefined ? (
                  words
                ) : (
                  <button type="button" onClick={() => onSelect(id)}>
                    {words}
                  </button>
                )}
              </li>
            )
          })}
        </ul>
        <FieldProblems id={`${entry.sys.id}-${name}-problems`} problems={problems.filter(({ field }) => field === name)} />
      </div>
    )
  })
}
