import { useEffect, useState, useRef } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { usePageContext } from '../../src/page/use-page-context.ts'
import { ButtonLink } from '../../src/ui/button/button-link.tsx'
import { Spinner } from '../../src/ui/waiting/spinner.tsx'
import { useNavigate } from '../../src/page/router-context.ts'
import { report } from '../../src/lib/report.ts'
import { useCommerce } from '../../src/clients/commerce/commerce-context.tsx'
import { finishPayment } from '../../src/features/checkout/finish-payment.ts'
import { leaveForCompletion } from '../../src/features/checkout/leave-for-completion.ts'
import { readPendingCheckout } from '../../src/features/checkout/pending-checkout.ts'
import { planRedirect } from '../../src/features/checkout/plan-redirect.ts'
import { useSite } from '../../src/site/site-context.tsx'
import type { BlockViewProps } from '../block.ts'
import styles from './redirecting.module.scss'
import { tabStorage } from '../../src/lib/browser-storage.ts'
import { defined } from '../../src/lib/defined.ts'

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

/** Finishes the payment of the address, or goes to the page it names, or home. */
const useFinishPayment = (): void => {
  const { query } = usePageContext()
  const { basePath } = useSite()
  const commerce = useCommerce()
  const navigate = useNavigate()
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    const plan = planRedirect(query)
    if (plan.kind === 'go') {
      void navigate(plan.path, { replace: true })
      return
    }
    const pending = readPendingCheckout(tabStorage())
    void finishPayment({ commerce, pending, utr: plan.utr, details: plan.details, userAgent: navigator.userAgent, report }).then(
      (result) => {
        if (result.kind === 'placed') leaveForCompletion({ response: result.response, basePath, report })
        else
          void navigate(
            `/checkout/payment?${new URLSearchParams({ statusCode: result.statusCode, utr: plan.utr, ...defined({ paymentMethod: plan.paymentMethod }) })}`,
            { replace: true },
          )
      },
    )
  }, [query, basePath, commerce, navigate])
}
