import { useSelector } from '@xstate/react'
import { Translation } from '../../src/i18n/translation.tsx'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { checkoutMessages, messageId } from '../../src/features/checkout/checkout-messages.ts'
import { useCheckout } from '../../src/features/checkout/checkout.provider.tsx'
import { Alert } from '../../src/ui/notice/alert.tsx'
import { Button } from '../../src/ui/button/button.tsx'

const TONES: Readonly<Record<string, 'info' | 'warning'>> = {
  preorderItems: 'info',
  pending: 'info',
  bagRebuilt: 'info',
  paymentAgain: 'info',
  unavailableItems: 'warning',
  paymentExpired: 'warning',
}

/** What went wrong or should be known, each once (CHECKOUT-05 to CHECKOUT-10). */
export const CheckoutMessages = () => {
  const t = useTranslate()
  const { actor } = useCheckout()
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const canCheckAgain = useSelector(actor, (snapshot) => snapshot.can({ type: 'payment.checked' }))
  const canRestart = useSelector(actor, (snapshot) => snapshot.can({ type: 'payment.restarted' }))
  const rejected = context.rejectionError === undefined ? undefined : messageId(context.rejectionError)
  return (
    <>
      {checkoutMessages(context).map((id) => (
        <Alert key={id} tone={TONES[id] ?? 'danger'} incident={id === rejected ? context.rejectionIncident : undefined}>
          <p>
            <Translation id={`codes.checkout.${id}`} />
          </p>
          {context.pgTransactionId !== undefined && id !== 'preorderItems' && (
            <p>
              {t('checkout.reference')} <bdi dir="ltr">{context.pgTransactionId}</bdi>
            </p>
          )}
        </Alert>
      ))}
      {canRestart && context.messages.includes('paymentExpired') && (
        <Button type="button" variant="secondary" onClick={() => actor.send({ type: 'payment.restarted' })}>
          {t('checkout.code.again')}
        </Button>
      )}
      {canCheckAgain && (
        <Button type="button" variant="secondary" onClick={() => actor.send({ type: 'payment.checked' })}>
          {t('checkout.checkAgain')}
        </Button>
      )}
    </>
  )
}
