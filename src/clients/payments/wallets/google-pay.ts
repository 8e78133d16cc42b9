import { loadScript } from '../../../lib/load-script.ts'
import { splitName, toAddress, type Wallet, type WalletAnswer, type WalletRequest } from './wallet.ts'

/** What is used of Google's script; what it answers is read with care all the same. */
interface PaymentsClient {
  readonly isReadyToPay: (request: object) => Promise<{ readonly result?: boolean }>
  readonly loadPaymentData: (request: object) => Promise<PaymentData>
}
interface PaymentData {
  readonly email?: string
  readonly paymentMethodData?: { readonly tokenizationData?: { readonly token?: string } }
  readonly shippingAddress?: {
    readonly name?: string
    readonly address1?: string
    readonly address2?: string
    readonly address3?: string
    readonly locality?: string
    readonly administrativeArea?: string
    readonly postalCode?: string
    readonly countryCode?: string
    readonly phoneNumber?: string
  }
}

const VERSION = { apiVersion: 2, apiVersionMinor: 0 }

/** Google Pay by the script at `{baseUrl}/gp/p/js/pay.js`. */
export const googlePay = (baseUrl: string, isTest: boolean): Wallet => {
  let client: PaymentsClient | undefined
  const clientOf = (): PaymentsClient => {
    const Client = paymentsClient()
    if (Client === undefined) throw new Error('Google Pay has no PaymentsClient')
    return (client ??= new Client({ environment: isTest ? 'TEST' : 'PRODUCTION' }))
  }
  return {
    isReady: async (configuration) => {
      await loadScript(`${baseUrl}/gp/p/js/pay.js`)
      const answer = await clientOf().isReadyToPay({ ...VERSION, allowedPaymentMethods: [cardsOf(configuration)] })
      return answer.result === true
    },
    open: async (request) => {
      try {
        return read(await clientOf().loadPaymentData(paymentDataRequest(request)))
      } catch (cause) {
        if (typeof cause === 'object' && cause !== null && Reflect.get(cause, 'statusCode') === 'CANCELED') return { kind: 'cancelled' }
        throw cause
      }
    },
  }
}

const paymentsClient = (): (new (options: object) => PaymentsClient) | undefined => {
  const api = ['google', 'payments', 'api', 'PaymentsClient'].reduce<unknown>(
    (value, name) => ((typeof value === 'object' && value !== null) || typeof value === 'function' ? Reflect.get(value, name) : undefined),
    globalThis,
  )
  // A constructor by Google's documentation; nothing at run time can say more.
  return typeof api === 'function' ? (api as new (options: object) => PaymentsClient) : undefined
}

const cardsOf = (configuration: WalletRequest['configuration']): object => ({
  type: 'CARD',
  parameters: {
    allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
    allowedCardNetworks: ['AMEX', 'DISCOVER', 'JCB', 'MASTERCARD', 'VISA'],
  },
  tokenizationSpecification: {
    type: 'PAYMENT_GATEWAY',
    parameters: { gateway: 'adyen', gatewayMerchantId: configuration['gatewayMerchantId'] ?? '' },
  },
})

const paymentDataRequest = ({ configuration, total, currency, countryCode, shopName, wants }: WalletRequest): object => ({
  ...VERSION,
  allowedPaymentMethods: [cardsOf(configuration)],
  merchantInfo: { merchantId: configuration['merchantId'] ?? '', merchantName: shopName },
  transactionInfo: {
    totalPriceStatus: wants === 'address' ? 'ESTIMATED' : 'FINAL',
    totalPrice: total,
    currencyCode: currency,
    countryCode,
  },
  ...(wants === 'nothing' ? {} : { emailRequired: true }),
  ...(wants === 'address' ? { shippingAddressRequired: true, shippingAddressParameters: { phoneNumberRequired: true } } : {}),
})

const read = ({ paymentMethodData, email, shippingAddress: place }: PaymentData): WalletAnswer => {
  const token = paymentMethodData?.tokenizationData?.token
  if (token === undefined) throw new Error('Google Pay gave no token')
  const contact = email === undefined ? {} : { email }
  // Google gives a name with an address alone.
  if (place === undefined) return { kind: 'approved', token, consumer: contact }
  const name = splitName(place.name ?? '')
  return {
    kind: 'approved',
    token,
    address: toAddress({
      name,
      lines: [place.address1, place.address2, place.address3],
      city: place.locality,
      region: place.administrativeArea,
      postcode: place.postalCode,
      countryCode: place.countryCode,
      phone: place.phoneNumber,
    }),
    consumer: { ...name, ...contact },
  }
}
