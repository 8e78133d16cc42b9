import { useEffect, useState, type ReactNode } from 'react'
import type { CheckoutCompletion } from '../../src/clients/commerce/operations/checkout.ts'
import { useCommerce } from '../../src/clients/commerce/commerce-context.tsx'
import { useCartStore } from '../../src/features/cart/cart.provider.tsx'
import { messageId } from '../../src/features/checkout/checkout-messages.ts'
import { isolated } from '../../src/i18n/isolated.ts'
import { Translation } from '../../src/i18n/translation.tsx'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { report } from '../../src/lib/report.ts'
import { sleep } from '../../src/lib/sleep.ts'
import { ButtonLink } from '../../src/ui/button/button-link.tsx'
import { Button } from '../../src/ui/button/button.tsx'
import { Spinner } from '../../src/ui/waiting/spinner.tsx'
import { followPayment, type PaymentEnd } from './follow-payment.ts'
import styles from './order-confirmation.module.scss'

interface Props {
  readonly completion: CheckoutCompletion
  readonly utr: string
  readonly onPaid: (completion: CheckoutCompletion) => void
  /** The order. */
  readonly children: ReactNode
}

/** An order that waits for its payment, until the bank has decided; one that was refused is gone. */
export const WaitingOrder = ({ completion: { orderReference = '', email = '' }, utr, onPaid, children }: Props) => {
  const t = useTranslate()
  const { end, isAsking, askAgain } = usePaymentEnd(utr, onPaid)
  if (end?.kind === 'refused')
    return (
      <>
        <h1 className={styles.heading}>{t('confirmation.refused')}</h1>
        <div role="status" className={styles.text}>
          <p>
            <Translation id={`codes.checkout.${messageId(end.code)}`} />
          </p>
          <p>{t('confirmation.refusedText', { number: isolated(orderReference) })}</p>
        </div>
        <div className={styles.actions}>
          <ButtonLink to="/checkout/basket">{t('confirmation.toBag')}</ButtonLink>
        </div>
      </>
    )
  return (
    <>
      <h1 className={styles.heading}>{t('confirmation.waiting')}</h1>
      <div role="status" className={styles.text}>
        <p>{t('confirmation.number', { number: isolated(orderReference) })}</p>
        <p>{t('confirmation.waitingText')}</p>
        <p>{t('confirmation.waitingMail', { email: isolated(email) })}</p>
      </div>
      <div className={styles.actions}>
        {isAsking ? (
          <Spinner label={t('codes.checkout.pending')} />
        ) : (
          <Button type="button" onClick={askAgain}>
            {t('checkout.checkAgain')}
          </Button>
        )}
      </div>
      {children}
    </>
  )
}

/** Follows the payment while the page is open; after a refusal the bag is read, which has its lines again. */
const usePaymentEnd = (utr: string, onPaid: Props['onPaid']) => {
  const commerce = useCommerce()
  const { store } = useCartStore()
  const [end, setEnd] = useState<PaymentEnd>()
  const [rounds, setRounds] = useState(0)
  useEffect(() => {
    const left = new AbortController()
    setEnd(undefined)
    followPayment({ commerce, sleep, signal: left.signal })(utr).then(
      (next) => {
        if (left.signal.aborted) return
        setEnd(next)
        if (next.kind === 'paid') onPaid(next.completion)
        if (next.kind === 'refused') void store.load()
      },
      (cause: unknown) => {
        if (left.signal.aborted) return
        setEnd({ kind: 'waiting' })
        report({ code: 'paymentNotFollowed', message: 'The end of a payment could not be read', details: { cause: String(cause) } })
      },
    )
    return () => left.abort()
  }, [commerce, store, utr, onPaid, rounds])
  return { end, isAsking: end === undefined, askAgain: () => setRounds((count) => count + 1) }
}
