import { useEffect } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './listing-state.module.scss'

/** Products could not be loaded (PLP-23): says so, tries again when asked, and once by itself when the window is online again. */
export const ListingFailed = () => {
  const t = useTranslate()
  useEffect(() => {
    window.addEventListener('online', reload, { once: true })
    return () => window.removeEventListener('online', reload)
  }, [])
  return (
    <div className={styles.state} role="alert">
      <Icon name="warning" size="3.2rem" className={styles.icon} />
      <h2 className={styles.heading}>{t('listing.failedHeading')}</h2>
      <p className={styles.text}>{t('listing.failedText')}</p>
      <Button type="button" onClick={reload}>
        {t('listing.tryAgain')}
      </Button>
    </div>
  )
}

/** The same address again: the page is the query. */
const reload = (): void => window.location.reload()
