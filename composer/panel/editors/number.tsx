import type { PropSchema } from '../../../schemas/block-schema.ts'
import { useTranslate } from '../../../src/i18n/use-translate.ts'
import { controlAttributes, textOf, type EditorProps } from '../editor-props.ts'
import { UNREADABLE, useDraft } from '../use-draft.ts'
import styles from './editors.module.scss'

/** A number. Words are no number: they stay to be corrected, and the value stays what it was. An empty field is no value, never 0. */
export const NumberEditor = (props: EditorProps) => {
  const { id, schema, value, inherited, describedBy, isInvalid, isReadOnly, onChange } = props
  const t = useTranslate()
  const read = (text: string) => readNumber(text, schema)
  const [draft, type] = useDraft({ value, write: textOf, read, onChange })
  const isWrong = read(draft) === UNREADABLE
  const isWhole = schema['x-field'] === 'integer'
  return (
    <>
      <input
        {...controlAttributes({ ...props, isInvalid: isInvalid || isWrong, describedBy: `${describedBy} ${id}-wrong` })}
        type="text"
        inputMode={isWhole ? 'numeric' : 'decimal'}
        className={styles.number}
        value={draft}
        placeholder={textOf(inherited)}
        readOnly={isReadOnly}
        onChange={({ target }) => type(target.value)}
      />
      <p id={`${id}-wrong`} role="status" className={styles.wrong}>
        {isWrong && t(isWhole ? 'compose.panel.noWholeNumber' : 'compose.panel.noNumber')}
      </p>
    </>
  )
}

const readNumber = (text: string, schema: PropSchema): number | undefined | typeof UNREADABLE => {
  const typed = text.trim().replace(',', '.')
  if (typed === '') return undefined
  const shape = schema['x-field'] === 'integer' ? /^-?\d+$/ : /^-?(?:\d+(?:\.\d+)?|\.\d+)$/
  const number = Number(typed)
  return shape.test(typed) && Number.isFinite(number) ? number : UNREADABLE
}
