import { useTranslate } from '../../src/i18n/use-translate.ts'
import styles from './page-list.module.scss'

interface Props {
  readonly count: number
  readonly onRelease: () => void
  readonly onClear: () => void
}

/** What can be done with all pages that are chosen. */
export const ChosenPages = ({ count, onRelease, onClear }: Props) => {
  const t = useTranslate()
  return (
    <p className={styles.chosen}>
      <span role="status">{t('compose.release.chosen', { count })}</span>
      <button type="button" onClick={onRelease}>
        {t('compose.release.fromList')}
      </button>
      <button type="button" onClick={onClear}>
        {t('compose.release.clear')}
      </button>
    </p>
  )
}
