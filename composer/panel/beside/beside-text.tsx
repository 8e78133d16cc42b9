import type { Json } from '../../../schemas/page.ts'
import { useTranslate } from '../../../src/i18n/use-translate.ts'
import { languageInWords } from '../../language-in-words.ts'
import { wordsOf } from './words-of.ts'
import styles from './beside.module.scss'

interface Props {
  /** What the field is called. */
  readonly field: string
  readonly locale: string
  readonly value: Json | undefined
  /** Undefined where nothing is changed. */
  readonly onTake: ((value: Json) => void) | undefined
}

/** What a field says in another language, to translate it beside: the words, and a way to begin with them. */
export const BesideText = ({ field, locale, value, onTake }: Props) => {
  const t = useTranslate()
  const words = wordsOf(value)
  const language = languageInWords(locale)
  return (
    <div className={styles.text}>
      <p className={styles.language}>
        {language}
        {onTake !== undefined && value !== undefined && words !== '' && (
          <button type="button" aria-label={t('compose.beside.takeField', { field, language })} onClick={() => onTake(value)}>
            {t('compose.beside.take')}
          </button>
        )}
      </p>
      {words === '' ? (
        <p>{t('compose.beside.none')}</p>
      ) : (
        <p lang={locale} dir="auto" className={styles.words}>
          {words}
        </p>
      )}
    </div>
  )
}
