import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { Host } from './host.ts'
import styles from './host.module.scss'

/** All that the composer is beside an entry: a button that shows it whole, with the page that the entry is. */
export const OpenButton = ({ host }: { readonly host: Pick<Host, 'openPage' | 'path'> }) => {
  const t = useTranslate()
  return (
    <main className={styles.sidebar}>
      <button type="button" onClick={() => void host.openPage(host.path)}>
        {t('compose.host.open')}
      </button>
    </main>
  )
}

/** In place of the composer where whoever shows it does not answer. */
export const SilentHost = () => {
  const t = useTranslate()
  return (
    <main className={styles.silent}>
      <p role="alert">{t('compose.host.silent')}</p>
    </main>
  )
}
