import type { PaymentSession } from '../../schemas/api/checkout.ts'
import { usePageContext } from '../../src/page/use-page-context.ts'

type Method = PaymentSession['paymentMethods'][number]

const WALLETS = new Set(['applepay', 'paywithgoogle'])

/**
 * The methods to offer, in the server's order. Express methods start on the bag, not here; a wallet is offered only
 * where this device has it, or test payments are shown (EXTRA-13).
 */
export const usePaymentMethods = (session: PaymentSession | undefined): readonly Method[] => {
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
