import { z } from 'zod'
import { cached } from '../../../../src/lib/cache.ts'
import type { Runtime } from '../../../runtime.ts'
import type { MethodsRequest, PaymentGateway, ProviderMethod } from '../payment-gateway.ts'
import type { ProviderCall } from './call.ts'
import { defined } from '../../../../src/lib/defined.ts'

/** Long enough for a step and its submit, short enough for a method that the provider takes away. */
const FRESH_MS = 60_000

const text = z.string().max(200)

const methodsAnswer = z.object({
  paymentMethods: z.array(
    z.object({
      type: text,
      brands: z.array(text).optional(),
      issuers: z.array(z.object({ id: text, name: text, disabled: z.boolean().optional() })).optional(),
      configuration: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
})

/** Apple's session, as the provider hands it on: JSON in base64. */
const sessionAnswer = z.object({ data: z.string().min(1) })
const session = z.record(z.string(), z.unknown())

/** What the provider offers, and what it lends the shop to open wallets with. */
export const createMethods = (
  { config }: Pick<Runtime, 'config'>,
  call: ProviderCall,
): Pick<PaymentGateway, 'methods' | 'applePaySession'> => {
  const merchantAccount = config.PAYMENT_MERCHANT_ACCOUNT
  const ask = async ({ amount, countryCode, locale }: MethodsRequest): Promise<readonly ProviderMethod[]> => {
    const { status, body } = await call({
      method: 'POST',
      path: '/paymentMethods',
      body: { merchantAccount, amount, countryCode, shopperLocale: locale, channel: 'Web' },
    })
    const parsed = methodsAnswer.safeParse(body)
    if (status !== 200 || !parsed.success) throw new Error(`The payment provider answered ${status} to what it offers.`)
    return parsed.data.paymentMethods.map(toMethod)
  }
  return {
    methods: cached(ask, { ttl: FRESH_MS }),
    applePaySession: async ({ domainName, displayName, merchantIdentifier }) => {
      const { status, body } = await call({
        method: 'POST',
        path: '/applePay/sessions',
        body: { domainName, displayName, merchantIdentifier },
      })
      const parsed = sessionAnswer.safeParse(body)
      if (status >= 300 || !parsed.success) throw new Error(`The payment provider answered ${status} to a session of Apple Pay.`)
      return session.parse(JSON.parse(Buffer.from(parsed.data.data, 'base64').toString('utf8')))
    },
  }
}

const toMethod = ({ type, brands, issuers, configuration }: z.infer<typeof methodsAnswer>['paymentMethods'][number]): ProviderMethod => ({
  type,
  ...defined({ brands }),
  ...(issuers === undefined ? {} : { issuers: issuers.filter(({ disabled }) => disabled !== true).map(({ id, name }) => ({ id, name })) }),
  ...(configuration === undefined ? {} : { configuration: textsOf(configuration) }),
})

/** Ids and names; whatever else a provider adds is none of the browser's business. */
const textsOf = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
