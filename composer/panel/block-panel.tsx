import { useId } from 'react'
import type { BlockSchema } from '../../schemas/block-schema.ts'
import { NARROW_WIDTHS, widthField } from '../../schemas/by-width.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { FieldProblems } from './field-problems.tsx'
import { MetaFields } from './meta/meta-fields.tsx'
import { PropFields } from './prop-fields.tsx'
import type { BlockPanelProps } from './panel-props.ts'
import { SlotLists } from './slot-lists.tsx'
import { UnknownBlock } from './unknown-block.tsx'
import styles from './block-panel.module.scss'

/** All that can be said about a block beside the page: an editor for every field, made from its schema. */
export const BlockPanel = ({ schema, ...props }: BlockPanelProps) => {
  const t = useTranslate()
  const panelId = useId()
  // A block of another type or place has editors of its own: nothing that is typed wanders.
  const key = `${props.entry.sys.id} ${props.locale}`
  if (schema === undefined) return <UnknownBlock key={key} {...props} panelId={panelId} />
  return (
    <section key={key} className={styles.panel} aria-label={t('compose.panel.label', { block: schema.title })}>
      <p className={styles.about}>
        <bdi>{schema.description}</bdi>
      </p>
      <FieldProblems id={`${panelId}-problems`} problems={props.problems.filter((problem) => !fieldsOf(schema).has(problem.field ?? ''))} />
      {Object.entries(schema.properties).map(([name, prop]) => (
        <PropFields key={name} {...props} panelId={panelId} name={name} prop={prop} isRequired={schema.required?.includes(name) === true} />
      ))}
      <SlotLists {...props} schema={schema} />
      {props.entry.sys.contentType.sys.id !== 'page' && <MetaFields {...props} panelId={panelId} />}
    </section>
  )
}

/** Fields that show their problems themselves; what is said of others, or of the block, stands above them. */
const fieldsOf = (schema: BlockSchema): ReadonlySet<string> =>
  new Set([
    'meta',
    ...Object.keys(schema['x-slots'] ?? {}),
    ...Object.keys(schema.properties).flatMap((name) => [name, ...NARROW_WIDTHS.map((width) => widthField(name, width))]),
  ])
