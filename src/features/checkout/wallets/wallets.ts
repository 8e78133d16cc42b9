import type { OfferedMethod } from '../../../../schemas/api/checkout.ts'
import type { CommerceClient } from '../../../clients/commerce/commerce-client.ts'
import { openApplePaySession } from '../../../clients/commerce/operations/checkout.ts'
import { applePay } from '../../../clients/payments/wallets/apple-pay.ts'
import { googlePay } from '../../../clients/payments/wallets/google-pay.ts'
import { paypal } from '../../../clients/payments/wallets/paypal.ts'
import type { Wallet } from '../../../clients/payments/wallets/wallet.ts'
import { incidentOf, newIncident } from '../../../lib/incident-of.ts'
import type { ReportSink } from '../../../lib/report.ts'
import { withPatience } from '../../../lib/with-patience.ts'
import type { SiteConfig } from '../../../site/site-config.ts'
import type { WalletInput } from '../checkout-vocabulary.ts'
import type { WalletResult } from '../checkout-types.ts'
import { isExpress, walletOf } from '../wallet-methods.ts'
import { expressWants } from './express-wants.ts'
import { openWalletWindow } from './wallet-window.ts'
import { defined } from '../../../lib/defined.ts'

export interface WalletsDeps {
  readonly site: SiteConfig
  readonly commerce: CommerceClient
  readonly report: ReportSink
  /** Shows wallets that the browser has not, by the embedded provider's stand-ins (EXTRA-13). */
  readonly showsTest: boolean
  /** Texts of the window that PayPal's button is shown in. */
  readonly texts: { readonly close: string; readonly loading: string }
}

export interface Wallets {
  /** The methods without wallets that this browser has not, or whose script has not come in time. */
  readonly ready: (methods: readonly OfferedMethod[], patienceMs: number) => Promise<readonly OfferedMethod[]>
  readonly open: (input: WalletInput) => Promise<WalletResult>
}

/** The wallets of a site, each by its vendor's script. */
export const createWallets = ({ site, commerce, report, showsTest, texts }: WalletsDeps): Wallets => {
  const { integrations, payments } = site
  const isTest = payments.environment === 'test'
  const wallets: Readonly<Record<NonNullable<ReturnType<typeof walletOf>>, Wallet | undefined>> = {
    applePay: applePay({
      validate: (merchantIdentifier) => openApplePaySession(commerce)({ merchantIdentifier }),
      ...(showsTest && isTest ? { standIn: `${EMBEDDED}/apple-pay/apple-pay.js` } : {}),
    }),
    googlePay:
      integrations.googlePay?.enabled === false
        ? undefined
        : googlePay(integrations.googlePay?.baseUrl ?? `${EMBEDDED}/google-pay`, isTest),
    paypal:
      integrations.paypal?.enabled === false
        ? undefined
        : paypal(integrations.paypal?.baseUrl ?? `${EMBEDDED}/paypal`, (cancel) => openWalletWindow({ title: 'PayPal', cancel, ...texts })),
  }
  const walletFor = (method: string): Wallet | undefined => {
    const name = walletOf(method)
    return name === undefined ? undefined : wallets[name]
  }
  const isReady = async ({ id, configuration = {} }: OfferedMethod, patienceMs: number): Promise<boolean> => {
    const wallet = walletFor(id)
    if (wallet === undefined) return walletOf(id) === undefined
    try {
      return await withPatience(wallet.isReady(configuration), patienceMs)
    } catch (cause) {
      report({ code: 'walletNotReady', message: `${id} is not offered`, severity: 3, details: { cause: String(cause) } })
      return false
    }
  }
  return {
    ready: async (methods, patienceMs) => {
      const answers = await Promise.all(methods.map((method) => isReady(method, patienceMs)))
      return methods.filter((_method, index) => answers[index] === true)
    },
    open: async ({ cart, payment, session }) => {
      const wallet = walletFor(payment?.method ?? '')
      const offered = session?.paymentMethods.find(({ id }) => id === payment?.method)
      if (wallet === undefined || cart === undefined || payment === undefined) return { kind: 'unavailable' }
      const { totalCost: total } = cart.cartSummary
      try {
        const answer = await wallet.open({
          total: total.toFixed(decimalsOf(cart.currency)),
          currency: cart.currency,
          countryCode: site.code,
          shopName: site.siteName,
          configuration: offered?.configuration ?? {},
          isTest,
          // A wallet that is asked again, for a sum that has changed, has given the rest before.
          wants: isExpress(payment.method) && payment.wallet === undefined ? expressWants(site, cart) : 'nothing',
        })
        if (answer.kind === 'cancelled') return answer
        const { token, address, consumer } = answer
        return {
          kind: 'approved',
          wallet: { token, total },
          ...defined({ address, consumer }),
        }
      } catch (cause) {
        const incident = incidentOf(cause) ?? newIncident()
        const details = { cause: String(cause), incident }
        report({ code: 'walletFailed', message: `${payment.method} could not be opened`, severity: 3, details })
        return { kind: 'unavailable', incident }
      }
    },
  }
}

/** Where the embedded provider has its stand-ins. */
const EMBEDDED = '/payments'

/** Of the currency itself, whatever the shop shows: wallets want `41.00`. */
const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
