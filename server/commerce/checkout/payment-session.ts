import type { PaymentSession } from '../../../schemas/api/checkout.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import { orderNotFound, serverError } from '../http/problems.ts'
import type { SessionScope } from '../http/request-scope.ts'
import { offerForBag } from './require-offered.ts'

/** What the payment step needs to mount the provider's fields (CALL-57). 404 while the cart is empty; 503 where the provider does not say what it offers. */
export const readPaymentSession = async (
  deps: Pick<CommerceDeps, 'runtime' | 'payments'>,
  scope: SessionScope,
): Promise<PaymentSession> => {
  const { site } = scope
  const offer = await offerForBag(deps, scope).catch((cause: unknown) => {
    deps.runtime.log.error({ err: cause }, 'The payment provider did not say what it offers.')
    throw serverError(503)
  })
  if (offer === undefined) throw orderNotFound()
  return {
    sessionId: deps.runtime.ids.uuid(),
    clientKey: site.payments.clientKey,
    environment: site.payments.environment,
    countryCode: site.code,
    amount: offer.amount,
    paymentMethods: offer.methods,
  }
}
