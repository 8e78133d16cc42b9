import { loadScript } from '../../../lib/load-script.ts'
import { toAddress, type Wallet, type WalletAnswer, type WalletRequest } from './wallet.ts'
import { defined } from '../../../lib/defined.ts'

/** What is used of the browser's own session. */
interface Session {
  onvalidatemerchant: (event: object) => void
  onpaymentauthorized: (event: { readonly payment: Payment }) => void
  oncancel: (event: object) => void
  readonly begin: () => void
  readonly abort: () => void
  readonly completeMerchantValidation: (session: object) => void
  readonly completePayment: (result: { readonly status: number }) => void
}
type SessionClass = (new (version: number, request: object) => Session) & { readonly canMakePayments: () => boolean }
interface Payment {
  readonly token: { readonly paymentData: unknown }
  readonly shippingContact?: {
    readonly givenName?: string
    readonly familyName?: string
    readonly emailAddress?: string
    readonly phoneNumber?: string
    readonly addressLines?: readonly string[]
    readonly locality?: string
    readonly administrativeArea?: string
    readonly postalCode?: string
    readonly countryCode?: string
  }
}

interface Deps {
  /** Proof of the shop for the browser, from the payment provider. */
  readonly validate: (merchantIdentifier: string) => Promise<object>
  /** A stand-in for browsers without the session, where test payments are shown. */
  readonly standIn?: string
}

const VERSION = 3
const SUCCESS = 0

/** Apple Pay of the browser: there is no script of Apple's to load. */
export const applePay = ({ validate, standIn }: Deps): Wallet => ({
  isReady: async () => {
    if (standIn !== undefined && sessionClass() === undefined) await loadScript(standIn)
    return sessionClass()?.canMakePayments() === true
  },
  open: (request) => {
    const Session = sessionClass()
    return Session === undefined
      ? Promise.reject(new Error('This browser has no ApplePaySession'))
      : pay(new Session(VERSION, requestOf(request)), request, validate)
  },
})

const pay = (session: Session, request: WalletRequest, validate: Deps['validate']): Promise<WalletAnswer> =>
  new Promise((resolve, reject) => {
    const { configuration } = request
    session.onvalidatemerchant = () => {
      validate(configuration['merchantId'] ?? '').then(
        (proof) => session.completeMerchantValidation(proof),
        (cause: unknown) => {
          session.abort()
          reject(cause instanceof Error ? cause : new Error(String(cause)))
        },
      )
    }
    session.onpaymentauthorized = ({ payment }) => {
      // The sheet closes; what comes of the payment is said by the checkout.
      session.completePayment({ status: SUCCESS })
      resolve(read(payment, request))
    }
    session.oncancel = () => resolve({ kind: 'cancelled' })
    session.begin()
  })

const sessionClass = (): SessionClass | undefined => {
  const session: unknown = Reflect.get(globalThis, 'ApplePaySession')
  // Apple documents the constructor; that it can be asked is all there is to see.
  return typeof session === 'function' && typeof Reflect.get(session, 'canMakePayments') === 'function'
    ? (session as SessionClass)
    : undefined
}

/** Apple calls it the shipping contact also where nothing is shipped. */
const FIELDS = { contact: ['name', 'email'], address: ['postalAddress', 'name', 'email', 'phone'] } as const

const requestOf = ({ total, currency, countryCode, shopName, wants }: WalletRequest): object => ({
  countryCode,
  currencyCode: currency,
  merchantCapabilities: ['supports3DS'],
  supportedNetworks: ['visa', 'masterCard', 'amex', 'discover', 'jcb'],
  total: { label: shopName, amount: total, type: wants === 'address' ? 'pending' : 'final' },
  ...(wants === 'nothing' ? {} : { requiredShippingContactFields: FIELDS[wants] }),
})

const read = ({ token, shippingContact: place }: Payment, { wants }: WalletRequest): WalletAnswer => {
  const { paymentData } = token
  const text = typeof paymentData === 'string' ? paymentData : btoa(JSON.stringify(paymentData))
  if (place === undefined) return { kind: 'approved', token: text }
  const name = { firstName: place.givenName ?? '', lastName: place.familyName ?? '' }
  const consumer = { ...name, ...defined({ email: place.emailAddress }) }
  if (wants !== 'address') return { kind: 'approved', token: text, consumer }
  return {
    kind: 'approved',
    token: text,
    address: toAddress({
      name,
      lines: place.addressLines ?? [],
      city: place.locality,
      region: place.administrativeArea,
      postcode: place.postalCode,
      countryCode: place.countryCode,
      phone: place.phoneNumber,
    }),
    consumer,
  }
}
