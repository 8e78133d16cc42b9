import { normalize } from 'node:path'
import { z } from 'zod'
import { parseTrustedProxies } from '../operations/trust-proxy.ts'
import { parseDsn } from '../operations/errors/dsn.ts'
import { readGroups } from './compose-groups.ts'
import { EMBEDDABLE } from './embeddable.ts'
import { readRefundLimit } from './refund-limit.ts'

const flag = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((value) => value === '1')
const address = z.url({ protocol: /^https?$/, error: 'must be an address that begins with https://' }).optional()
const postgres = z
  .url({ protocol: /^postgres(ql)?$/, error: 'must be the address of a PostgreSQL: postgres://user:password@host/name' })
  .optional()
const ownSecret = z.string().min(32, 'must have at least 32 characters; make one with: openssl rand -hex 32').optional()
/** A line end at the end of a file of secrets would be sent to the vendor as part of the key. */
const vendorKey = z.string().regex(/^\S+$/, 'must be the key alone, without spaces or line ends').optional()
const appSecret = z
  .string()
  .regex(/^\S{64}$/, 'must be the 64 characters of the app’s signing secret: Contentful makes one under the app definition, Security')
  .optional()
const webhookSecret = z.string().min(16, 'must have at least 16 characters').optional()
const hmacKey = z
  .string()
  // Node decodes hex up to the first wrong character: any other text would sign notifications with a shortened or empty key.
  .regex(/^[0-9A-Fa-f]{64}$/, 'must be the 64 hexadecimal characters the payment provider shows for the key')
  .optional()
const password = (length: number) => z.string().min(length, `must have at least ${length} characters`).optional()
const publisherGroups = z
  .string()
  .refine(
    (text) => readGroups(text) !== undefined,
    'must be names of groups with a comma between them, each for every site or for some: publishers, asia-team=ald-jp+ald-hk',
  )
  .optional()
const editorGroups = z
  .string()
  .refine(
    (text) => readGroups(text)?.every(({ siteTags }) => siteTags === undefined) === true,
    'must be names of groups with a comma between them, without sites: drafts are edited for every site, and COMPOSE_PUBLISHERS says who publishes for which',
  )
  .optional()
const staffGroups = z
  .string()
  .refine(
    (text) => readGroups(text)?.every(({ siteTags }) => siteTags === undefined) === true,
    'must be names of groups with a comma between them, without sites: customer-care, warehouse',
  )
  .optional()
const appEditors = z
  .string()
  .refine(
    (text) => readGroups(text)?.every(({ siteTags }) => siteTags === undefined) === true,
    'must be ids of Contentful users with a comma between them, or * for everybody who may open the app in the space',
  )
  .optional()
const appPublishers = z
  .string()
  .refine(
    (text) => readGroups(text)?.every(({ name }) => name !== '*') === true,
    'must be ids of Contentful users with a comma between them, each for every site or for some: 7BslKh9TdKGOK41VmLDjFZ=ald-jp+ald-hk; * is refused, whoever publishes is named',
  )
  .optional()
const hostNames = z
  .string()
  .regex(/^[A-Za-z0-9., _-]*$/, 'must be names of hosts with a comma between them: preview.shop.example, www.shop.example')
  .default('')
const isDecodable = (address: string): boolean => {
  try {
    const { username, password } = new URL(address)
    return decodeURIComponent(username + password) !== undefined
  } catch {
    return false
  }
}
const listOf = (list: string): string[] => list.split(/[\s,]+/).filter((name) => name !== '')
const purgeAddress = z
  .url({ protocol: /^https?$/, error: 'must be addresses that begin with https:// or http://, with a space or comma between them' })
  .refine((url) => URL.canParse(url) && new URL(url).username === '', 'must not have a user or password: the token is CDN_PURGE_TOKEN')
const seconds = z.coerce.number().int().min(1).max(3_600)
/** What is deleted sooner would be missed by what still works on it: a mail that is tried again, a transfer that is pending. */
const days = (least: number) =>
  z.coerce
    .number({ error: `must be a number of days, ${least} or more` })
    .int(`must be a whole number of days, ${least} or more`)
    .min(least, `must be a number of days, ${least} or more`)
const port = z.coerce.number().int().min(0).max(65_535)

/** Origins as a content security policy writes them; `https:` for any. */
const policyHosts = z
  .string()
  .regex(
    /^(?:https:|https?:\/\/(?:\*\.)?[A-Za-z0-9.-]+(?::\d+)?)(?: https?:\/\/(?:\*\.)?[A-Za-z0-9.-]+(?::\d+)?)*$/,
    'must be origins with a space between them, such as https://*.adyen.com https://www.paypal.com, or https: for any',
  )
  .optional()

/** The environment's variables, as documented in docs/configuration.md (contracts 3), each by itself. What fits together: deployment-problems.ts. */
export const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().optional(),
  TLS_PORT: port.optional(),
  /** Where `/metrics` is answered; without it nothing is measured. */
  METRICS_PORT: port.optional(),
  /** Caches in front, which are told by a request with surrogate keys what has changed, and how long they may keep a page. */
  CDN_PURGE_URL: z.string().default('').transform(listOf).pipe(z.array(purgeAddress)),
  CDN_PURGE_TOKEN: vendorKey,
  CDN_SECONDS: z.coerce
    .number({ error: 'must be a number of seconds from 60 to 86400' })
    .int('must be a whole number of seconds from 60 to 86400')
    .min(60, 'must be a number of seconds from 60 to 86400')
    .max(86_400, 'must be a number of seconds from 60 to 86400')
    .default(3_600),
  APP_ENV: z
    .enum(['development', 'test', 'staging', 'production'], { error: 'must be development, test, staging or production' })
    .optional(),
  DATABASE_URL: postgres,
  /** The database without the pooler that DATABASE_URL leads through. */
  DATABASE_SESSION_URL: postgres,
  DATA_DIR: z.string().default('.data'),
  /** Where originals of pictures are, for machines that share no folder. */
  IMAGES_URL: z
    .string()
    .regex(
      /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[A-Za-z0-9._/-]*)?$/,
      'must name a bucket, and a folder of it if you like: s3://bucket/folder',
    )
    .optional(),
  IMAGES_ENDPOINT: address,
  IMAGES_REGION: vendorKey,
  IMAGES_ACCESS_KEY_ID: vendorKey,
  IMAGES_SECRET_ACCESS_KEY: vendorKey,
  PUBLIC_ORIGIN: address,
  /** Country of a site; the one whose `default` is true unless given. */
  DEFAULT_SITE: z.string().optional(),
  TRUST_PROXY: z
    .string()
    .default('0')
    .transform(parseTrustedProxies)
    .refine((trusted) => trusted !== undefined, {
      error: 'must be the number of proxies in front of this process, 0 to 9, or their addresses and ranges: 10.0.0.0/8, 192.0.2.7',
    }),
  /** Names the shop has beside those of PUBLIC_ORIGIN and its sites. */
  HOSTS: hostNames,
  ALLOW_HTTP_HOSTS: hostNames,
  /** Hosts in private networks that content may name: receivers of webhooks, hosts of files. */
  PRIVATE_TARGETS: hostNames,
  MAINTENANCE_MODE: flag.default(false),
  /** How long a process that is told to stop still takes requests while `/readyz` says no. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).optional(),
  /** How long a client may take to send headers, and a whole request; how long a connection may be silent; how many there may be. */
  HEADER_SECONDS: seconds.default(20),
  REQUEST_SECONDS: seconds.default(120),
  IDLE_SECONDS: seconds.default(120),
  MAX_CONNECTIONS: z.coerce.number().int().positive().default(5_000),
  STAGING_PASSWORD: password(8),
  PREVIEW_PASSWORD: password(12),
  /** Groups of the identity provider whose people may look at orders at `/_orders`, also send parcels, also pay back and cancel. */
  ORDERS_LOOK: staffGroups,
  ORDERS_SHIP: staffGroups,
  ORDERS_REFUND: staffGroups,
  /** What one of them alone may pay back of an order, and the groups of those who approve what is more. */
  ORDERS_REFUND_LIMIT: z
    .string()
    .refine(
      (text) => readRefundLimit(text) !== undefined,
      'must be an amount in major units, for every currency or for some: 100, or GBP=100, EUR=120',
    )
    .optional(),
  ORDERS_APPROVE: staffGroups,
  /** Groups of the identity provider whose people may edit pages in the composer, and also publish them; without one nobody can in production. */
  COMPOSE_EDITORS: editorGroups,
  COMPOSE_PUBLISHERS: publisherGroups,
  /** Nothing goes live by the composer that somebody else has not approved. */
  COMPOSE_FOUR_EYES: flag.default(false),
  /** A Chromium that draws drafts for programs: its address, or its program file on this machine. */
  COMPOSE_BROWSER: z
    .string()
    .regex(
      /^(?:(?:https?|wss?):\/\/\S+|\/\S+)$/,
      'must be the address of a Chromium, http://chrome:9222, or its program file, /usr/bin/chromium',
    )
    .optional(),
  /** The composer as an app of Contentful: which app, what it signs with, where it is shown, and who may do what there. */
  CONTENTFUL_APP_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be the id of the app definition, as Contentful shows it')
    .optional(),
  CONTENTFUL_APP_SECRET: appSecret,
  CONTENTFUL_APP_SECRET_PREVIOUS: appSecret,
  CONTENTFUL_APP_HOSTS: z
    .string()
    .regex(
      /^https?:\/\/[A-Za-z0-9.-]+(?::\d+)?(?: https?:\/\/[A-Za-z0-9.-]+(?::\d+)?)*$/,
      'must be origins with a space between them: https://app.contentful.com',
    )
    .optional(),
  CONTENTFUL_APP_EDITORS: appEditors,
  CONTENTFUL_APP_PUBLISHERS: appPublishers,
  PREVIEW_FRAME_ANCESTORS: z
    .string()
    .regex(/^https?:\/\/[^\s,;']+(?: https?:\/\/[^\s,;']+)*$/, 'must be origins with a space between them')
    .optional(),
  /** Where payments may send shoppers: pages of banks, wallets and the provider. */
  BANK_HOSTS: policyHosts,
  /** Where pictures may come from, beside the shop and the CMS. */
  IMAGE_HOSTS: policyHosts,
  /** Parts of the embedded platform that production may run. */
  EMBEDDED: z
    .string()
    .default('')
    .transform(listOf)
    .pipe(z.array(z.enum(EMBEDDABLE, { error: ({ input }) => `names ${String(input)}` }))),
  SESSION_SECRET: ownSecret,
  /** A second value of a secret counts for what is checked, and signs nothing: see docs/operations.md, "Changing a secret". */
  SESSION_SECRET_PREVIOUS: ownSecret,
  ORDER_HASH_SECRET: ownSecret,
  ORDER_HASH_SECRET_PREVIOUS: ownSecret,
  SESSION_TTL_SECONDS: z.coerce.number().int().positive().default(2_592_000),
  /** How long data is stored, of shoppers and of who did what in the composer; without a number, what is part of the books stays for good. */
  KEEP_MESSAGES_DAYS: days(3).default(30),
  KEEP_EVENTS_DAYS: days(1).default(90),
  KEEP_ACTIONS_DAYS: days(30).default(730),
  KEEP_ORDERS_DAYS: days(30).optional(),
  KEEP_ATTEMPTS_DAYS: days(30).optional(),
  ENABLE_TEST_CONTROLS: flag.optional(),
  SEED_CLOCK: z.iso.datetime().optional(),
  /** Folder of a shop of one's own, which `npm run create-shop` makes; the demo's sites without it. */
  SHOP: z
    .string()
    .transform((path) => normalize(path).replace(/\/$/, ''))
    .optional(),
  /** Whether a start adds the demo: catalogue, pages, people, orders. `off` removes nothing. */
  DEMO: z.enum(['on', 'off'], { error: 'must be on or off' }).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
  /** How the log is written: JSON for what collects it, short lines for people. */
  LOG_FORMAT: z.enum(['json', 'short'], { error: 'must be json or short' }).optional(),
  CONTENTFUL_HOST: address,
  CONTENTFUL_MANAGEMENT_HOST: address,
  CONTENTFUL_SPACE_ID: z.string().optional(),
  CONTENTFUL_ENVIRONMENT: z.string().default('master'),
  CONTENTFUL_DELIVERY_TOKEN: vendorKey,
  CONTENTFUL_PREVIEW_TOKEN: vendorKey,
  CONTENTFUL_MANAGEMENT_TOKEN: vendorKey,
  CONTENTFUL_WEBHOOK_SECRET: webhookSecret,
  CONTENTFUL_WEBHOOK_SECRET_PREVIOUS: webhookSecret,
  /** How many requests a second the embedded content platform answers a token, as the vendor counts them; none for no limit. */
  CONTENTFUL_REQUESTS_PER_SECOND: z.coerce.number().int().positive().optional(),
  ALGOLIA_HOST: address,
  ALGOLIA_APP_ID: z.string().optional(),
  /** Not a secret: every browser has it. */
  ALGOLIA_SEARCH_KEY: z.string().default('search-only'),
  ALGOLIA_WRITE_KEY: vendorKey,
  /** A self-hosted engine that answers the search in Algolia's place: docs/search-engine.md. */
  SEARCH_ENGINE_URL: address,
  SEARCH_ENGINE_KEY: vendorKey,
  COGNITO_ENDPOINT: address,
  /** Not secrets, like everything below that is named public or client: browsers have it. */
  COGNITO_USER_POOL_ID: vendorKey,
  COGNITO_CLIENT_ID: vendorKey,
  PAYMENT_BASE_URL: address,
  PAYMENT_API_KEY: vendorKey,
  PAYMENT_CLIENT_KEY: vendorKey,
  PAYMENT_MERCHANT_ACCOUNT: vendorKey,
  PAYMENT_HMAC_KEY: hmacKey,
  PAYMENT_HMAC_KEY_PREVIOUS: hmacKey,
  TICKET_API_URL: address,
  TICKET_API_KEY: vendorKey,
  KLAVIYO_BASE_URL: address,
  KLAVIYO_API_KEY: vendorKey,
  KLAVIYO_PUBLIC_KEY: vendorKey,
  MAILCHIMP_BASE_URL: address,
  MAILCHIMP_API_KEY: vendorKey,
  MAIL_URL: z
    .url({ protocol: /^(smtps?|https?)$/, error: 'must begin with smtps://, smtp:// or https://: smtps://user:password@host:465' })
    .refine((url) => isDecodable(url), 'has a % in its user or password that must be written as %25')
    .optional(),
  MAIL_API_KEY: vendorKey,
  MAIL_FROM: z
    .string()
    .regex(/^([^<>"@,\r\n]+ <[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/, 'must be a sender such as Shop <orders@shop.example>')
    .optional(),
  /** Where errors of browsers and of the server are sent: a collector that takes Sentry's envelopes. */
  SENTRY_DSN: z
    .string()
    .refine((text) => parseDsn(text) !== undefined, 'must be the DSN that the collector shows for the project: https://key@host/12345')
    .optional(),
  /** Whether pages report what fails in them; `headless`: also in browsers that nobody looks at, for tests. */
  BROWSER_ERRORS: z.enum(['on', 'off', 'headless'], { error: 'must be on, off or headless' }).optional(),
  RECAPTCHA_SECRET: vendorKey,
  RECAPTCHA_SITE_KEY: vendorKey,
  /** Not secrets: public identifiers that every browser has (ROLE-11). */
  GUEST_BASIC_USER: z.string().default('storefront'),
  GUEST_BASIC_PASSWORD: z.string().default('public'),
})

/** The variables as parsed, nothing filled in but what is the same everywhere. */
export type ParsedEnvironment = z.infer<typeof environment>

/** What this process is started for. */
export type AppEnvironment = NonNullable<ParsedEnvironment['APP_ENV']>

/** The parsed variables of a process that knows what it is for. */
export type Environment = ParsedEnvironment & { readonly APP_ENV: AppEnvironment }
