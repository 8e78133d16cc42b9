import { useTranslate } from '../../src/i18n/use-translate.ts'
import { formAction } from '../../src/site/form-action.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { Skeleton } from '../../src/ui/waiting/skeleton.tsx'
import styles from './step-loading.module.scss'

/**
 * Stands for a step until what it shows is read; the server renders it, since nothing personal is in its HTML. Without
 * JavaScript a frame shows what is in the bag. As tall as the window, so
 * that nothing below it is seen to move when the step comes.
 */
export const StepLoading = () => {
  const t = useTranslate()
  const site = useSite()
  return (
    <div className={styles.loading} role="status" aria-label={t('checkout.loading')}>
      {[0, 1].map((line) => (
        <div key={line} className={styles.line}>
          <Skeleton inlineSize="9.6rem" aspect="var(--aspect-product)" />
          <div className={styles.text}>
            <Skeleton inlineSize="60%" />
            <Skeleton inlineSize="30%" />
          </div>
        </div>
      ))}
      <noscript>
        <p>{t('checkout.needsScript')}</p>
        <iframe className={styles.lines} src={formAction('bag', site)} title={t('cart.title')} />
      </noscript>
    </div>
  )
}
