import { useTranslate } from '../../src/i18n/use-translate.ts'
import { Skeleton } from '../../src/ui/skeleton/skeleton.tsx'
import styles from './checkout.module.scss'

/** Placeholder until the bag is read; the server renders it, since nothing personal is in its HTML. */
export const LoadingStep = () => {
  const t = useTranslate()
  return (
    <div className={styles.loading} role="status" aria-label={t('checkout.loading')}>
      {[0, 1].map((line) => (
        <div key={line} className={styles.loadingLine}>
          <Skeleton inlineSize="9.6rem" aspect="3 / 4" />
          <div className={styles.loadingText}>
            <Skeleton inlineSize="60%" />
            <Skeleton inlineSize="30%" />
          </div>
        </div>
      ))}
      <noscript>
        <p>{t('checkout.needsScript')}</p>
      </noscript>
    </div>
  )
}
