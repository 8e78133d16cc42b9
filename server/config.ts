import { z } from 'zod'

const flag = z.enum(['0', '1']).transform((value) => value === '1')
const optionalUrl = z.url().optional()

/** The environment, as documented in README.md (contracts 3). Unset vendor addresses mean the embedded platform. */
const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  TLS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  APP_ENV: z.enum(['development', 'test', 'staging', 'production']).default('development'),
  DATABASE_URL: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  PUBLIC_ORIGIN: optionalUrl,
  DEFAULT_SITE: z.string().default('gb'),
  TRUST_PROXY: flag.default(false),
  ALLOW_HTTP_HOSTS: z.string().default(''),
  MAINTENANCE_MODE: flag.default(false),
  STAGING_PASSWORD: z.string().optional(),
  PREVIEW_PASSWORD: z.string().min(8).optional(),
  PREVIEW_FRAME_ANCESTORS: z
    .string()
    .regex(/^https?:\/\/[^\s,;']+(?: https?:\/\/[^\s,;']+)*$/, 'must be origins with a space between them')
    .optional(),
  SESSION_SECRET: z.string().min(16).optional(),
  ORDER_HASH_SECRET: z.string().min(8).optional(),
  SESSION_TTL_SECONDS: z.coerce.number().int().positive().default(2_592_000),
  ENABLE_TEST_CONTROLS: flag.optional(),
  SEED_CLOCK: z.iso.datetime().optional(),
  /** Whether a start adds the demo: catalogue, pages, people, orders. `off` removes nothing. */
  DEMO: z.enum(['on', 'off']).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  CONTENTFUL_HOST: optionalUrl,
  CONTENTFUL_MANAGEMENT_HOST: optionalUrl,
  CONTENTFUL_SPACE_ID: z.string().default('vitrine'),
  CONTENTFUL_ENVIRONMENT: z.string().default('master'),
  CONTENTFUL_DELIVERY_TOKEN: z.string().default('delivery-token'),
  CONTENTFUL_PREVIEW_TOKEN: z.string().default('preview-token'),
  CONTENTFUL_MANAGEMENT_TOKEN: z.string().default('management-token'),
  CONTENTFUL_WEBHOOK_SECRET: z.string().min(16).optional(),
  /** How many requests a second the embedded content platform answers a token, as the vendor counts them; none for no limit. */
  CONTENTFUL_REQUESTS_PER_SECOND: z.coerce.number().int().positive().optional(),
  ALGOLIA_HOST: optionalUrl,
  ALGOLIA_APP_ID: z.string().default('EMBEDDED'),
  ALGOLIA_SEARCH_KEY: z.string().default('search-only'),
  ALGOLIA_WRITE_KEY: z.string().default('write-key'),
  COGNITO_ENDPOINT: optionalUrl,
  PAYMENT_BASE_URL: optionalUrl,
  PAYMENT_API_KEY: z.string().optional(),
  PAYMENT_MERCHANT_ACCOUNT: z.string().optional(),
  PAYMENT_HMAC_KEY: z
    .string()
    // Node decodes hex up to the first wrong character: any other text would sign notifications with a shortened or empty key.
    .regex(/^[0-9A-Fa-f]{64}$/, 'must be the 64 hexadecimal characters the payment provider shows for the key')
    .optional(),
  TICKET_API_URL: optionalUrl,
  TICKET_API_KEY: z.string().default('demo-ticket-key'),
  KLAVIYO_BASE_URL: optionalUrl,
  KLAVIYO_API_KEY: z.string().default('demo-klaviyo-key'),
  MAILCHIMP_BASE_URL: optionalUrl,
  MAILCHIMP_API_KEY: z.string().default('demo-mailchimp-key'),
  RECAPTCHA_SECRET: z.string().optional(),
  GUEST_BASIC_USER: z.string().default('storefront'),
  GUEST_BASIC_PASSWORD: z.string().default('public'),
})

/** The variables that name a vendor. Where one is not set, a part of the embedded platform stands in for it. */
export const VENDOR_ADDRESSES = [
  'CONTENTFUL_HOST',
  'ALGOLIA_HOST',
  'COGNITO_ENDPOINT',
  'PAYMENT_BASE_URL',
  'KLAVIYO_BASE_URL',
  'MAILCHIMP_BASE_URL',
  'TICKET_API_URL',
] as const
export type VendorAddress = (typeof VENDOR_ADDRESSES)[number]

/** The server's configuration, every default filled in. Secrets stay here: nothing of it reaches the client. */
export type ServerConfig = ReturnType<typeof complete>

/** Reads the environment. Throws `ConfigError` naming every variable that is wrong and what it must be. */
export const readConfig = (variables: NodeJS.ProcessEnv): ServerConfig => {
  const parsed = environment.safeParse(withoutEmpty(variables))
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  return complete(parsed.data)
}

/** The environment is wrong; the start ends with this message. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The environment is not right. ${problems.join('. ')}.`)
  }
}

const REQUIRED_IN_PRODUCTION = [
  'SESSION_SECRET',
  'ORDER_HASH_SECRET',
  'PAYMENT_API_KEY',
  'PAYMENT_MERCHANT_ACCOUNT',
  'PAYMENT_HMAC_KEY',
] as const

const complete = (values: z.infer<typeof environment>) => {
  const isProduction = values.APP_ENV === 'production'
  if (isProduction) refuseUnsafeProduction(values)
  return {
    ...values,
    isProduction,
    origin: `http://localhost:${values.PORT}`,
    hasDemo: values.DEMO === undefined ? !isProduction : values.DEMO === 'on',
    testControls: values.ENABLE_TEST_CONTROLS ?? (values.APP_ENV === 'development' || values.APP_ENV === 'test'),
    SESSION_SECRET: values.SESSION_SECRET ?? 'demo-session-secret-not-for-production',
    ORDER_HASH_SECRET: values.ORDER_HASH_SECRET ?? 'demo-order-secret',
    CONTENTFUL_WEBHOOK_SECRET: values.CONTENTFUL_WEBHOOK_SECRET ?? 'demo-webhook-secret-0123456789abcdef0123456789abcdef0123456789abcdef',
    PAYMENT_API_KEY: values.PAYMENT_API_KEY ?? 'demo-payment-key',
    PAYMENT_MERCHANT_ACCOUNT: values.PAYMENT_MERCHANT_ACCOUNT ?? 'VitrineDemo',
    PAYMENT_HMAC_KEY: values.PAYMENT_HMAC_KEY ?? '44782def547aaa06c910c43932b1eb0c71fc68d9d0c057550c48ec2acf6ba056',
  }
}

const refuseUnsafeProduction = (values: z.infer<typeof environment>): void => {
  const missing = REQUIRED_IN_PRODUCTION.filter((name) => values[name] === undefined)
  const problems = missing.map((name) => `${name} must be set when APP_ENV is production`)
  if (values.ENABLE_TEST_CONTROLS === true) problems.push('ENABLE_TEST_CONTROLS must not be 1 when APP_ENV is production')
  if (values.DEMO === 'on') problems.push('DEMO must not be on when APP_ENV is production')
  if (problems.length > 0) throw new ConfigError(problems)
}

const withoutEmpty = (variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''))
