import { useTranslate } from '../../src/i18n/use-translate.ts'
import { Alert } from '../../src/ui/alert/alert.tsx'
import { Button } from '../../src/ui/button/button.tsx'
import styles from './checkout.module.scss'

/** The bag could not be read: it is still there, and reading it can be retried (CART-04). */
export const CheckoutUnavailable = ({ onRetry }: { readonly onRetry: () => void }) => {
  const t = useTranslate()
  return (
    <div className={styles.checkout}>
      <h1 className={styles.heading}>{t('checkout.step.basket.title')}</h1>
      <Alert tone="danger" title={t('checkout.unavailable.title')}>
        <p>{t('checkout.unavailable.text')}</p>
      </Alert>
      <Button type="button" onClick={onRetry}>
        {t('checkout.tryAgain')}
      </Button>
    </div>
  )
}
