import type { Json } from '../../../schemas/page.ts'
import { useTranslate } from '../../../src/i18n/use-translate.ts'
import { controlAttributes, type EditorProps } from '../editor-props.ts'
import { UNREADABLE, useDraft } from '../use-draft.ts'
import styles from './editors.module.scss'

/** JSON, for developers. While it is none yet the value stays what it was. */
export const JsonEditor = (props: EditorProps) => {
  const { id, labelId, value, inherited, describedBy, isInvalid, isReadOnly, onChange } = props
  const t = useTranslate()
  const [draft, type] = useDraft({ value, write, read, onChange })
  const mistake = mistakeIn(draft)
  return (
    <>
      <textarea
        {...controlAttributes({ ...props, isInvalid: isInvalid || mistake !== undefined, describedBy: `${describedBy} ${id}-wrong` })}
        aria-labelledby={labelId}
        className={styles.json}
        rows={Math.min(12, Math.max(3, draft.split('\n').length))}
        dir="ltr"
        spellCheck={false}
        value={draft}
        placeholder={write(inherited)}
        readOnly={isReadOnly}
        onChange={({ target }) => type(target.value)}
      />
      <p id={`${id}-wrong`} role="status" className={styles.wrong}>
        {mistake !== undefined && t('compose.panel.noJson', { mistake })}
      </p>
    </>
  )
}

const write = (value: Json | undefined): string => (value === undefined ? '' : JSON.stringify(value, null, 2))

const read = (text: string): Json | undefined | typeof UNREADABLE => {
  if (text.trim() === '') return undefined
  // Whatever parses is JSON.
  return mistakeIn(text) === undefined ? (JSON.parse(text) as Json) : UNREADABLE
}

const mistakeIn = (text: string): string | undefined => {
  try {
    if (text.trim() !== '') JSON.parse(text)
    return undefined
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause)
  }
}
