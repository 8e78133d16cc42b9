import type { Runtime } from '../../../runtime.ts'
import { wireTypeOf } from '../payment-methods.ts'
import type { AuthorisationRequest, PaymentGateway, PaymentOutcome, PaymentReport } from '../payment-gateway.ts'
import { createProviderCall, type ProviderAnswer } from './call.ts'
import { createMethods } from './methods.ts'
import { createModifications } from './modifications.ts'
import { walletFields } from './wallet-fields.ts'
import { createStoredPayments } from './stored-payments.ts'
import { paymentAnswer, toReport } from './to-outcome.ts'
import { defined } from '../../../../src/lib/defined.ts'

/** The payment provider at PAYMENT_BASE_URL, embedded or real: the same wire. */
export const createAdyenGateway = (runtime: Pick<Runtime, 'config' | 'database' | 'fetch'>): PaymentGateway => {
  const call = createProviderCall(runtime)
  const merchantAccount = runtime.config.PAYMENT_MERCHANT_ACCOUNT
  const status: PaymentGateway['status'] = async (utr) =>
    replay(await call({ method: 'POST', path: '/payments', body: bareBody(merchantAccount, utr), idempotencyKey: utr }))

  return {
    authorise: async (request) =>
      read(await call({ method: 'POST', path: '/payments', body: paymentBody(merchantAccount, request), idempotencyKey: request.utr })),
    confirm: async ({ utr, details, paymentData }) => {
      const current = async (): Promise<PaymentReport> => {
        const known = await status(utr)
        return known === 'unknown' ? silent({ kind: 'failed', status: 422 }) : known
      }
      if (!hasResult(details) && paymentData === undefined) return current()
      const answer = await call({
        method: 'POST',
        path: '/payments/details',
        body: { details, ...defined({ paymentData }) },
      })
      if (answer.status !== 422) return read(answer)
      // A result that the provider cannot read, or of another payment, decides nothing about this one.
      return hasResult(details) ? silent({ kind: 'mismatch', isUnproven: false }) : current()
    },
    status,
    ...createMethods(runtime, call),
    cancel: async ({ utr, pspReference }) => {
      const path = pspReference === undefined ? '/cancels' : `/payments/${encodeURIComponent(pspReference)}/cancels`
      const { status: answered } = await call({
        method: 'POST',
        path,
        body: { merchantAccount, reference: utr, paymentReference: utr },
        idempotencyKey: `${utr}-cancel`,
      })
      if (answered >= 300) throw new Error(`The payment provider answered ${answered} to the cancellation of ${utr}.`)
    },
    ...createModifications(runtime),
    ...createStoredPayments(runtime, call),
  }
}

const hasResult = (details: Readonly<Record<string, unknown>>): boolean =>
  ['redirectResult', 'threeDSResult', 'payload'].some((name) => typeof details[name] === 'string')

const paymentBody = (merchantAccount: string, request: AuthorisationRequest): object => ({
  merchantAccount,
  amount: request.amount,
  reference: request.utr,
  returnUrl: request.returnUrl,
  countryCode: request.countryCode,
  shopperLocale: request.locale,
  channel: 'Web',
  paymentMethod: methodBody(request),
  ...(request.storeCard === true
    ? { storePaymentMethod: true, recurringProcessingModel: 'CardOnFile', shopperInteraction: 'Ecommerce' }
    : {}),
  ...defined({ deviceFingerprint: request.deviceFingerprint }),
  ...(request.fraudMark === undefined ? {} : { riskData: { customFields: { forterToken: request.fraudMark } } }),
  ...defined({ shopperReference: request.shopper.reference, shopperEmail: request.shopper.email }),
  ...(request.shopper.userAgent === undefined ? {} : { browserInfo: { userAgent: request.shopper.userAgent, acceptHeader: '*/*' } }),
})

const methodBody = ({ method, card, cardToken, walletToken, issuer }: AuthorisationRequest): object => {
  if (cardToken !== undefined) return { type: 'scheme', storedPaymentMethodId: cardToken }
  if (card === undefined) {
    const type = wireTypeOf(method) ?? method
    return {
      type,
      ...(method === 'paypal_express' ? { subtype: 'express' } : {}),
      ...(walletToken === undefined ? {} : walletFields(type, walletToken)),
      ...defined({ issuer }),
    }
  }
  const { cardHolderName: holderName, ...encrypted } = card
  return { type: 'scheme', holderName, ...encrypted }
}

/**
 * Retries under the idempotency key with a body that could never be charged: a provider that has seen the key
 * repeats its first answer, one that has not refuses the body.
 */
const bareBody = (merchantAccount: string, utr: string): object => ({
  merchantAccount,
  reference: utr,
  amount: { value: 0, currency: 'EUR' },
  returnUrl: '',
  paymentMethod: { type: 'unknown' },
})

const replay = (answer: ProviderAnswer): PaymentReport | 'unknown' => {
  const isUnknown = answer.status === 400 || answer.status === 422
  return isUnknown ? 'unknown' : read(answer)
}

/** The provider refuses our key or our pace, not the shopper: a 401 of ours would sign her out. */
const OUR_OWN_FAULT: ReadonlyMap<number, number> = new Map([
  [401, 502],
  [403, 502],
  [429, 503],
])

const read = ({ status, body }: ProviderAnswer): PaymentReport => {
  if (status === 422) return silent({ kind: 'refused', reason: 'Invalid card data' })
  if (status >= 300) return silent({ kind: 'failed', status: OUR_OWN_FAULT.get(status) ?? status })
  const parsed = paymentAnswer.safeParse(body)
  return parsed.success ? toReport(parsed.data) : silent({ kind: 'failed', status: 502 })
}

/** An answer that is no payment's: an error of the provider. */
const silent = (outcome: PaymentOutcome): PaymentReport => ({ outcome, subject: {} })
