import type { PaymentSession } from '../../../schemas/api/checkout.ts'
import type { WalletInput } from './checkout-vocabulary.ts'
import { newIncident } from '../../lib/incident-of.ts'
import type { WalletResult } from './checkout-types.ts'
import type { Wallets, WalletsDeps } from './wallets/wallets.ts'
import { isExpress, walletOf } from './wallet-methods.ts'

/** A wallet that has not said by then whether it is there is not offered: the other methods do not wait for it. */
const PATIENCE_MS = 1_500

export interface LateWallets {
  /** What can be chosen at the payment step: no express method, and no wallet that this browser has not. Never rejects. */
  readonly atPayment: (session: PaymentSession) => Promise<PaymentSession>
  readonly open: (input: WalletInput) => Promise<WalletResult>
}

/** Wallets whose code comes with the first method that needs one. */
export const createLateWallets = (deps: WalletsDeps): LateWallets => {
  let loaded: Wallets | undefined
  const load = async (): Promise<Wallets> => {
    const { createWallets } = await import('./wallets/wallets.ts')
    return (loaded ??= createWallets(deps))
  }
  const loadAndOpen = async (input: WalletInput): Promise<WalletResult> => {
    try {
      return await (await load()).open(input)
    } catch (cause) {
      const incident = newIncident()
      deps.report({
        code: 'walletsNotLoaded',
        message: 'A wallet cannot be opened',
        severity: 2,
        details: { cause: String(cause), incident },
      })
      return { kind: 'unavailable', incident }
    }
  }
  return {
    atPayment: async (session) => {
      const methods = session.paymentMethods.filter(({ id }) => !isExpress(id))
      if (!methods.some(({ id }) => walletOf(id) !== undefined)) return { ...session, paymentMethods: methods }
      try {
        return { ...session, paymentMethods: await (await load()).ready(methods, PATIENCE_MS) }
      } catch (cause) {
        deps.report({ code: 'walletsNotLoaded', message: 'Wallets are not offered', severity: 3, details: { cause: String(cause) } })
        return { ...session, paymentMethods: methods.filter(({ id }) => walletOf(id) === undefined) }
      }
    },
    // At once where the code is there: a browser opens a wallet in a click only.
    open: (input) => (loaded === undefined ? loadAndOpen(input) : loaded.open(input)),
  }
}
