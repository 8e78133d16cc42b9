import { useTranslate } from '../../src/i18n/use-translate.ts'
import { Link } from '../../src/ui/link/link.tsx'
import styles from './delivery-form.module.scss'

/** What the vendor asks to be said where its badge is hidden (EXTRA-12). */
export const CaptchaNotice = () => {
  const t = useTranslate()
  return (
    <p className={styles.captcha}>
      {t('checkout.captcha.notice')}{' '}
      <Link to="https://policies.google.com/privacy" newWindow>
        {t('checkout.captcha.privacy')}
      </Link>{' '}
      <Link to="https://policies.google.com/terms" newWindow>
        {t('checkout.captcha.terms')}
      </Link>
    </p>
  )
}
