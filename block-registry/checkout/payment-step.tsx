import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useCheckout } from '../../src/features/checkout/checkout.provider.tsx'
import { Alert } from '../../src/ui/notice/alert.tsx'
import { Button } from '../../src/ui/button/button.tsx'
import { RadioGroup } from '../../src/ui/field/radio-group.tsx'
import type { PaymentSession } from '../../schemas/api/checkout.ts'
import { usePageContext } from '../../src/page/use-page-context.ts'
import { CardPart } from './card-part.tsx'
import { StepLoading } from './step-loading.tsx'
import styles from './delivery-form.module.scss'

/** How to pay: the site's methods in its order, card fields only where a card is chosen. */
export const PaymentStep = () => {
  const t = useTranslate()
  const { actor } = useCheckout()
  const session = useSelector(actor, (snapshot) => snapshot.context.session)
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ paying: 'methodsFailed' }))
  const chosen = useSelector(actor, (snapshot) => snapshot.context.payment?.method)
  const methods = usePaymentMethods(session)
  const [method, setMethod] = useState(chosen)
  const current = method ?? methods[0]?.id

  if (hasFailed) {
    return (
      <Alert tone="danger" title={t('codes.checkout.serverError')}>
        <Button type="button" variant="secondary" size="small" onClick={() => actor.send({ type: 'methods.retried' })}>
          {t('checkout.tryAgain')}
        </Button>
      </Alert>
    )
  }
  if (session === undefined || current === undefined) return <StepLoading />
  return (
    <div className={styles.form}>
      <RadioGroup
        legend={t('checkout.method')}
        name="paymentMethod"
        value={current}
        onChange={setMethod}
        options={methods.map(({ id }) => ({ value: id, label: t(`checkout.methods.${id}`) }))}
      />
      {current === 'creditcard' ? (
        <CardPart method={current} session={session} />
      ) : (
        <form id="checkout-payment" onSubmit={(event) => event.preventDefault()}>
          <p>{t('checkout.methodContinues')}</p>
          <Button type="button" size="large" fullWidth onClick={() => actor.send({ type: 'payment.chosen', payment: { method: current } })}>
            {t('checkout.toReview')}
          </Button>
        </form>
      )}
    </div>
  )
}

type Method = PaymentSession['paymentMethods'][number]

const WALLETS = new Set(['applepay', 'paywithgoogle'])

/**
 * The methods to offer, in the server's order. Express methods start on the bag, not here; a wallet is offered only
 * where this device has it, or test payments are shown (EXTRA-13).
 */
const usePaymentMethods = (session: PaymentSession | undefined): readonly Method[] => {
  const { query } = usePageContext()
  const showsTest = query['showTestPayments'] === '1' && session?.environment === 'test'
  return (session?.paymentMethods ?? []).filter(
    ({ id }) => !id.endsWith('_express') && (!WALLETS.has(id) || showsTest || (id === 'applepay' && hasApplePay())),
  )
}

/** Only Apple's browsers have the session object. */
const hasApplePay = (): boolean => {
  const session: unknown = Reflect.get(globalThis, 'ApplePaySession')
  if (typeof session !== 'function') return false
  const ask: unknown = Reflect.get(session, 'canMakePayments')
  return typeof ask === 'function' && ask.call(session) === true
}
