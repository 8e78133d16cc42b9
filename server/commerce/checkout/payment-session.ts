import type { PaymentSession } from '../../../schemas/api/checkout.ts'
import type { Runtime } from '../../runtime.ts'
import { priceStored } from '../cart/answer-cart.ts'
import { loadOpenCart } from '../cart/load-cart.ts'
import { orderNotFound } from '../http/problems.ts'
import type { SessionScope } from '../http/request-scope.ts'
import { toIsoMinor } from '../money.ts'
import { paymentMethodsOf } from '../payments/payment-methods.ts'

/** What the payment step needs to mount the provider's fields (CALL-57). 404 while the cart is empty. */
export const readPaymentSession =
  ({ runtime }: { readonly runtime: Runtime }) =>
  async (scope: SessionScope): Promise<PaymentSession> => {
    const { site, session } = scope
    const record = await loadOpenCart(runtime.database, { ownerKey: session.ownerKey, siteTag: site.siteTag })
    if (record === undefined || record.lines.length === 0) throw orderNotFound()
    const priced = await priceStored(runtime.database, record, scope)
    return {
      sessionId: runtime.ids.uuid(),
      clientKey: site.payments.clientKey,
      environment: site.payments.environment,
      countryCode: site.code,
      amount: { currency: site.currency.code, value: toIsoMinor(priced.totalCost, site) },
      paymentMethods: paymentMethodsOf(site),
    }
  }
