import type { Json } from '../../../schemas/page.ts'
import { useTranslate } from '../../../src/i18n/use-translate.ts'
import { interfaceLocale } from '../../interface-locale.ts'
import { rowsOf } from '../editors/row-values.ts'
import { UNREADABLE, useDraft } from '../use-draft.ts'
import styles from '../field.module.scss'

interface Props {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly type: 'region' | 'language'
  readonly shape: RegExp
  readonly value: Json | undefined
  readonly isReadOnly: boolean
  readonly onChange: (value: Json | undefined) => void
}

/** Countries or languages by their codes, read back by their names. Until all are codes the value stays what it was. */
export const CodesField = ({ id, title, description, type, shape, value, isReadOnly, onChange }: Props) => {
  const t = useTranslate()
  const codesIn = (text: string): readonly string[] =>
    text
      .split(/[\s,;]+/)
      .filter((code) => code !== '')
      .map((code) => (type === 'region' ? code.toUpperCase() : code.toLowerCase()))
  const read = (text: string) => {
    const codes = [...new Set(codesIn(text))]
    if (codes.length === 0) return undefined
    return codes.every((code) => shape.test(code)) ? codes : UNREADABLE
  }
  const [draft, setDraft] = useDraft({ value, write: (stored) => rowsOf(stored).join(', '), read, onChange })
  const wrong = codesIn(draft).filter((code) => !shape.test(code))
  const names = codesIn(draft).filter((code) => shape.test(code))
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {title}
      </label>
      <input
        id={id}
        value={draft}
        readOnly={isReadOnly}
        aria-invalid={wrong.length > 0 || undefined}
        aria-describedby={`${id}-help ${id}-names`}
        onChange={({ target }) => setDraft(target.value)}
      />
      <p id={`${id}-help`} className={styles.help}>
        {description}
      </p>
      <p id={`${id}-names`} role="status">
        {wrong.length > 0
          ? t('compose.panel.wrongCode', { codes: wrong.join(t('compose.comma')) })
          : names.map((code) => nameOf(code, type)).join(t('compose.comma'))}
      </p>
    </div>
  )
}

const nameOf = (code: string, type: 'region' | 'language'): string =>
  new Intl.DisplayNames([interfaceLocale()], { type, fallback: 'code' }).of(code) ?? code
