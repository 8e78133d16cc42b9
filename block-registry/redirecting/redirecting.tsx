import { useEffect, useState } from 'react'
import type { BlockViewProps } from '../block.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { usePageContext } from '../../src/page/use-page-context.ts'
import { ButtonLink } from '../../src/ui/button/button-link.tsx'
import { Spinner } from '../../src/ui/spinner/spinner.tsx'
import { useFinishPayment } from './use-finish-payment.ts'
import styles from './redirecting.module.scss'

const SLOW_AFTER_MS = 10_000

/** Where a bank or wallet returns the shopper: finishes the payment, once however often the page is opened (ROUTE-30). */
export const Redirecting = ({ props }: BlockViewProps<'redirecting'>) => {
  const t = useTranslate()
  const { title } = usePageContext()
  const [isSlow, setSlow] = useState(false)
  useFinishPayment()
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <section className={styles.page} aria-busy="true">
      <h1 className={styles.heading}>{title.split(' | ')[0]}</h1>
      <Spinner label={props.text === '' ? t('checkout.redirecting') : props.text} />
      {isSlow && (
        <>
          <p>{t('checkout.redirectingSlow')}</p>
          <ButtonLink to="/checkout/payment" variant="secondary">
            {t('checkout.backToPayment')}
          </ButtonLink>
        </>
      )}
    </section>
  )
}
