import type { ServerConfig } from '../config.ts'
import { isTestPayment } from './signs-of-production.ts'

/** What of the environment a site is completed with. */
export type VendorConfig = Pick<
  ServerConfig,
  | 'isProduction'
  | 'services'
  | 'ALGOLIA_APP_ID'
  | 'ALGOLIA_SEARCH_KEY'
  | 'COGNITO_ENDPOINT'
  | 'COGNITO_USER_POOL_ID'
  | 'COGNITO_CLIENT_ID'
  | 'GUEST_BASIC_USER'
  | 'GUEST_BASIC_PASSWORD'
  | 'KLAVIYO_PUBLIC_KEY'
  | 'PAYMENT_BASE_URL'
  | 'PAYMENT_CLIENT_KEY'
  | 'RECAPTCHA_SITE_KEY'
>

type Tree = Readonly<Record<string, unknown>>

/**
 * A site as its file says it, completed with the vendors' public keys and addresses of the environment: they are the same for every
 * site, so that a file names only what differs. Checked afterwards, like everything else of the file.
 */
export const withVendorKeys = (site: unknown, config: VendorConfig): unknown => {
  if (!isTree(site)) return site
  const { search, payments, api, integrations } = site
  return {
    ...site,
    search: completed(search, { appId: config.ALGOLIA_APP_ID, apiKey: config.ALGOLIA_SEARCH_KEY }),
    payments: completed(payments, paymentsOf(config)),
    api: completed(api, { portMap: {}, guestAuthorization: { username: config.GUEST_BASIC_USER, password: config.GUEST_BASIC_PASSWORD } }),
    ...(isTree(integrations) ? { integrations: completeIntegrations(integrations, config) } : {}),
  }
}

/** What a site says itself counts; what is no object is refused afterwards. */
const completed = (own: unknown = {}, missing: Tree): unknown => (isTree(own) ? { ...missing, ...own } : own)

/** What stands in for a vendor needs names as well. */
export const EMBEDDED_KEYS = {
  clientKey: 'test_embedded',
  userPoolId: 'eu-west-1_embedded',
  clientId: 'embedded',
  publicKey: 'EMBEDDED',
} as const

const paymentsOf = ({ isProduction, services, PAYMENT_BASE_URL, PAYMENT_CLIENT_KEY }: VendorConfig): Tree => {
  const isTest = !isProduction || (PAYMENT_BASE_URL !== undefined && isTestPayment(PAYMENT_BASE_URL))
  const environment = isTest ? 'test' : 'live'
  return {
    environment,
    clientKey: PAYMENT_CLIENT_KEY ?? EMBEDDED_KEYS.clientKey,
    ...(services.payments === 'real' ? { baseUrl: `https://checkoutshopper-${environment}.adyen.com/checkoutshopper` } : {}),
  }
}

const completeIntegrations = (integrations: Tree, config: VendorConfig): Tree => {
  const missing = missingOf(config)
  return Object.fromEntries(
    Object.entries(integrations).map(([name, own]) => [name, isTree(own) && own['enabled'] === true ? { ...missing[name], ...own } : own]),
  )
}

const missingOf = ({ services, ...config }: VendorConfig): Readonly<Record<string, Tree>> => {
  const isKlaviyo = services.klaviyo === 'real'
  const isPaid = services.payments === 'real'
  const companyId = config.KLAVIYO_PUBLIC_KEY ?? EMBEDDED_KEYS.publicKey
  // Browsers call Klaviyo at addresses of its own, whatever the server's is; where neither it nor its stand-in is, they are told none.
  const client = services.klaviyo === 'off' ? {} : { baseUrl: isKlaviyo ? 'https://a.klaviyo.com' : '/klaviyo' }
  return {
    identityProvider: {
      userPoolId: config.COGNITO_USER_POOL_ID ?? EMBEDDED_KEYS.userPoolId,
      clientId: config.COGNITO_CLIENT_ID ?? EMBEDDED_KEYS.clientId,
      baseUrl: config.COGNITO_ENDPOINT ?? '/cognito',
    },
    klaviyo: { baseUrl: isKlaviyo ? 'https://static.klaviyo.com' : '/klaviyo', companyId },
    backInStock: { ...client, publicKey: companyId },
    marketingEvents: { ...client, companyId },
    googlePay: isPaid ? { baseUrl: 'https://pay.google.com' } : {},
    paypal: isPaid ? { baseUrl: 'https://www.paypal.com' } : {},
    recaptcha:
      config.RECAPTCHA_SITE_KEY === undefined ? {} : { baseUrl: 'https://www.google.com/recaptcha', siteKey: config.RECAPTCHA_SITE_KEY },
  }
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)
