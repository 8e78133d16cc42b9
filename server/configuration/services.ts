import type { Embeddable } from './embeddable.ts'
import type { Environment, ParsedEnvironment } from './environment.ts'
import type { SecretName } from './secrets.ts'

type AddressName =
  | 'DATABASE_URL'
  | 'CONTENTFUL_HOST'
  | 'ALGOLIA_HOST'
  | 'COGNITO_ENDPOINT'
  | 'PAYMENT_BASE_URL'
  | 'KLAVIYO_BASE_URL'
  | 'MAILCHIMP_BASE_URL'
  | 'TICKET_API_URL'
  | 'MAIL_URL'
  | 'SENTRY_DSN'

export interface Service {
  /** In words, for the operator. */
  readonly title: string
  /** The variable that names the real one; unset means its stand-in, or in production nothing. */
  readonly address: AddressName
  /** What both the real one and its stand-in are called with. */
  readonly secrets: readonly SecretName[]
  /** What the real one needs besides, and its stand-in has of itself. */
  readonly identifiers: readonly ('CONTENTFUL_SPACE_ID' | 'ALGOLIA_APP_ID')[]
}

export type ServiceName = Embeddable
export type VendorName = Exclude<ServiceName, 'database'>

/** Everything outside the program that it needs, in the order in which the start names it. */
export const SERVICES: Readonly<Record<ServiceName, Service>> = {
  database: { title: 'the database', address: 'DATABASE_URL', secrets: [], identifiers: [] },
  cms: {
    title: 'the CMS (Contentful)',
    address: 'CONTENTFUL_HOST',
    secrets: ['CONTENTFUL_DELIVERY_TOKEN', 'CONTENTFUL_PREVIEW_TOKEN', 'CONTENTFUL_MANAGEMENT_TOKEN', 'CONTENTFUL_WEBHOOK_SECRET'],
    identifiers: ['CONTENTFUL_SPACE_ID'],
  },
  search: { title: 'search (Algolia)', address: 'ALGOLIA_HOST', secrets: ['ALGOLIA_WRITE_KEY'], identifiers: ['ALGOLIA_APP_ID'] },
  identity: { title: 'accounts (Cognito)', address: 'COGNITO_ENDPOINT', secrets: [], identifiers: [] },
  payments: {
    title: 'payments (Adyen)',
    address: 'PAYMENT_BASE_URL',
    secrets: ['PAYMENT_API_KEY', 'PAYMENT_MERCHANT_ACCOUNT', 'PAYMENT_HMAC_KEY'],
    identifiers: [],
  },
  klaviyo: { title: 'newsletters (Klaviyo)', address: 'KLAVIYO_BASE_URL', secrets: ['KLAVIYO_API_KEY'], identifiers: [] },
  mailchimp: { title: 'newsletters (Mailchimp)', address: 'MAILCHIMP_BASE_URL', secrets: ['MAILCHIMP_API_KEY'], identifiers: [] },
  tickets: { title: 'the help desk', address: 'TICKET_API_URL', secrets: ['TICKET_API_KEY'], identifiers: [] },
  // What it needs besides depends on its address: mail-problems.ts.
  mailbox: { title: 'the mail server', address: 'MAIL_URL', secrets: [], identifiers: [] },
  errors: { title: 'the collector of errors (Sentry)', address: 'SENTRY_DSN', secrets: [], identifiers: [] },
}

/** The types of the names are lost by `Object.keys`. */
export const SERVICE_NAMES = Object.keys(SERVICES) as readonly ServiceName[]
export const VENDOR_NAMES = SERVICE_NAMES.filter((name): name is VendorName => name !== 'database')

/** `engine`: the search answered by a self-hosted one, through the shop. `off`: neither the real one nor its stand-in; only production has that. */
export type ServiceMode = 'real' | 'engine' | 'embedded' | 'off'

/** Outside production a service without an address is embedded; in production only where EMBEDDED names it. */
export const modeOf = (
  values: Pick<Environment, 'APP_ENV' | 'EMBEDDED' | 'SEARCH_ENGINE_URL' | AddressName>,
  name: ServiceName,
): ServiceMode => {
  if (values[SERVICES[name].address] !== undefined) return 'real'
  if (name === 'search' && values.SEARCH_ENGINE_URL !== undefined) return 'engine'
  return values.APP_ENV !== 'production' || values.EMBEDDED.includes(name) ? 'embedded' : 'off'
}

export const modesOf = (values: Environment): Readonly<Record<ServiceName, ServiceMode>> => ({
  database: modeOf(values, 'database'),
  cms: modeOf(values, 'cms'),
  search: modeOf(values, 'search'),
  identity: modeOf(values, 'identity'),
  payments: modeOf(values, 'payments'),
  klaviyo: modeOf(values, 'klaviyo'),
  mailchimp: modeOf(values, 'mailchimp'),
  tickets: modeOf(values, 'tickets'),
  mailbox: modeOf(values, 'mailbox'),
  errors: modeOf(values, 'errors'),
})

/** Host and port of a service's address; never its user, password or path. */
export const hostOf = (values: Pick<ParsedEnvironment, AddressName | 'SEARCH_ENGINE_URL'>, name: ServiceName): string | undefined => {
  const address = values[SERVICES[name].address] ?? (name === 'search' ? values.SEARCH_ENGINE_URL : undefined)
  return address === undefined ? undefined : new URL(address).host
}
