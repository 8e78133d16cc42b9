import type { Json } from '../../../schemas/page.ts'
import { useTranslate } from '../../../src/i18n/use-translate.ts'
import { controlAttributes, groupAttributes, type EditorProps } from '../editor-props.ts'
import { sameJson } from '../../../src/content/composing/same-json.ts'
import { choiceInWords } from '../value-in-words.ts'
import styles from './editors.module.scss'

/** One of a list: a few lie open, many fold away. */
export const ChoiceEditor = (props: EditorProps) =>
  choicesOf(props).length <= MAX_OPEN ? <OpenChoices {...props} /> : <FoldedChoices {...props} />

export const MAX_OPEN = 4

/** What is ticked or not elsewhere is a choice where it may also be left open. */
export const choicesOf = ({ schema, openWords }: Pick<EditorProps, 'schema' | 'openWords'>): readonly (Json | undefined)[] => {
  const choices = schema['x-field'] === 'boolean' ? [true, false] : (schema.enum ?? [])
  return openWords === undefined ? choices : [undefined, ...choices]
}

const OpenChoices = (props: EditorProps) => {
  const { id, value, inherited, openWords, isRequired, isInvalid, isReadOnly, onChange } = props
  const t = useTranslate()
  const chosen = value ?? inherited
  return (
    <div
      role="radiogroup"
      {...groupAttributes(props)}
      aria-required={isRequired || undefined}
      aria-invalid={isInvalid || undefined}
      className={styles.segments}
    >
      {choicesOf(props).map((choice) => (
        <label key={JSON.stringify(choice ?? null)}>
          <input type="radio" name={id} checked={sameJson(choice, chosen)} disabled={isReadOnly} onChange={() => onChange(choice)} />
          <span>{choice === undefined ? openWords : choiceInWords(choice, t)}</span>
        </label>
      ))}
    </div>
  )
}

const FoldedChoices = (props: EditorProps) => {
  const { value, inherited, openWords, isReadOnly, onChange } = props
  const t = useTranslate()
  const choices = choicesOf(props)
  const chosen = choices.findIndex((choice) => sameJson(choice, value ?? inherited))
  return (
    <select
      {...controlAttributes(props)}
      value={chosen}
      disabled={isReadOnly}
      onChange={({ target }) => onChange(choices[Number(target.value)])}
    >
      {chosen === -1 && <option value={-1}>{value === undefined ? t('compose.panel.notChosen') : String(value)}</option>}
      {choices.map((choice, index) => (
        <option key={JSON.stringify(choice ?? null)} value={index}>
          {choice === undefined ? openWords : choiceInWords(choice, t)}
        </option>
      ))}
    </select>
  )
}
