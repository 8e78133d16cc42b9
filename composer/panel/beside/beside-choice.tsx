import type { ComposeLocale } from '../../../schemas/api/compose.ts'
import { useTranslate } from '../../../src/i18n/use-translate.ts'
import { languageInWords } from '../../language-in-words.ts'
import styles from './beside.module.scss'

interface Props {
  readonly locales: readonly ComposeLocale[]
  /** In which the fields are written. */
  readonly current: string
  readonly chosen: string | undefined
  readonly onChoose: (locale: string | undefined) => void
}

/** Which language's words are read beside the fields. */
export const BesideChoice = ({ locales, current, chosen, onChoose }: Props) => {
  const t = useTranslate()
  return (
    <label className={styles.choice}>
      {t('compose.beside')}
      <select value={chosen ?? ''} onChange={({ target }) => onChoose(target.value === '' ? undefined : target.value)}>
        <option value="">{t('compose.beside.nothing')}</option>
        {locales
          .filter(({ code }) => code !== current)
          .map(({ code }) => (
            <option key={code} value={code}>
              {languageInWords(code)}
            </option>
          ))}
      </select>
    </label>
  )
}
