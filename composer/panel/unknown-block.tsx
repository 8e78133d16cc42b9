import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { BlockPanelProps } from './panel-props.ts'
import { FieldProblems } from './field-problems.tsx'
import styles from './block-panel.module.scss'

interface Props extends Omit<BlockPanelProps, 'schema'> {
  readonly panelId: string
}

/** A block of a type that this release does not know: it is shown, and kept as it is. */
export const UnknownBlock = ({ entry, problems, panelId }: Props) => {
  const t = useTranslate()
  const type = entry.sys.contentType.sys.id
  return (
    <section className={styles.panel} aria-label={t('compose.panel.label', { block: type })}>
      <p>{t('compose.panel.unknownBlock', { type })}</p>
      <FieldProblems id={`${panelId}-problems`} problems={problems} />
      {Object.entries(entry.fields).map(([name, values]) => (
        <p key={name}>
          <label htmlFor={`${panelId}-${name}`}>{name}</label>
          <textarea id={`${panelId}-${name}`} className={styles.json} rows={4} dir="ltr" readOnly value={JSON.stringify(values, null, 2)} />
        </p>
      ))}
    </section>
  )
}
