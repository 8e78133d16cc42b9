import { contentfulAppProblems } from './contentful-app.ts'
import type { Environment } from './environment.ts'
import { isOnThisMachine } from './loopback.ts'
import { previousSecretProblems } from './previous-secrets.ts'
import { portProblems } from './port-problems.ts'
import { productionProblems } from './production-problems.ts'
import { secretStrengthProblems } from './secret-strength.ts'
import { isDemoValue, OWN_CHOICE, SECRET_NAMES, SECRETS, type SecretName } from './secrets.ts'
import { modeOf, SERVICE_NAMES, SERVICES, VENDOR_NAMES } from './services.ts'
import { isLivePayment } from './signs-of-production.ts'

/** What a shop that others can reach must not be started with, a sentence each; in development and test only real money and half a mail server. */
export const deploymentProblems = (values: Environment): readonly string[] => [
  ...portProblems(values),
  ...poolerProblems(values),
  ...shopProblems(values),
  ...environmentProblems(values),
  ...imagesProblems(values),
  ...cdnProblems(values),
  ...searchEngineProblems(values),
  ...fourEyesProblems(values),
  ...deskProblems(values),
  ...contentfulAppProblems(values),
  ...previousSecretProblems(values),
  ...(values.APP_ENV === 'staging' || values.APP_ENV === 'production' ? secretStrengthProblems(values) : []),
]

const environmentProblems = (values: Environment): readonly string[] => {
  if (values.APP_ENV === 'production') return [...sharedProblems(values), ...productionProblems(values), ...mailProblems(values)]
  const money = values.PAYMENT_BASE_URL !== undefined && isLivePayment(values.PAYMENT_BASE_URL) ? [REAL_MONEY] : []
  if (values.APP_ENV === 'staging')
    return [...sharedProblems(values), ...(values.STAGING_PASSWORD === undefined ? [NO_GATE] : []), ...money, ...mailProblems(values)]
  return [...money, ...mailProblems(values)]
}

const poolerProblems = ({ DATABASE_URL, DATABASE_SESSION_URL }: Environment): readonly string[] =>
  DATABASE_SESSION_URL !== undefined && DATABASE_URL === undefined
    ? ['DATABASE_SESSION_URL is set without DATABASE_URL, the address that pages and orders use: set both, or neither']
    : []

/** One person alone would never publish anything. */
const fourEyesProblems = ({ COMPOSE_FOUR_EYES, COMPOSE_PUBLISHERS, CONTENTFUL_APP_PUBLISHERS }: Environment): readonly string[] =>
  COMPOSE_FOUR_EYES && (COMPOSE_PUBLISHERS ?? CONTENTFUL_APP_PUBLISHERS) === undefined
    ? ['COMPOSE_FOUR_EYES=1 needs people who sign in and may approve: set COMPOSE_PUBLISHERS to their groups, or remove it']
    : []

/** Half of what a second person needs would stop every refund above the limit, or none. */
const deskProblems = ({ ORDERS_REFUND, ORDERS_REFUND_LIMIT: limit, ORDERS_APPROVE: approvers }: Environment): readonly string[] => [
  ...(limit !== undefined && ORDERS_REFUND === undefined
    ? ['ORDERS_REFUND_LIMIT limits the people of ORDERS_REFUND, which is not set: set it to their groups, or remove the limit']
    : []),
  ...(limit !== undefined && approvers === undefined
    ? ['ORDERS_REFUND_LIMIT needs people who approve what is more: set ORDERS_APPROVE to their groups, or remove the limit']
    : []),
  ...(limit === undefined && approvers !== undefined
    ? ['ORDERS_APPROVE names people who approve refunds above ORDERS_REFUND_LIMIT, which is not set: set it, or remove ORDERS_APPROVE']
    : []),
]

const shopProblems = ({ SHOP, DEMO, APP_ENV }: Environment): readonly string[] => {
  if (SHOP !== undefined && DEMO === 'on')
    return ['DEMO must not be on beside SHOP: what the demo sells and says is of the demo’s sites. Remove one of the two']
  // Tests play with the demo's sites and no goods.
  return SHOP === undefined && DEMO === 'off' && APP_ENV !== 'test' ? [NO_SHOP] : []
}

const NO_SHOP =
  'DEMO=off without SHOP would open an empty shop under the name of the demo: make one of your own with npm run create-shop, and set SHOP to its folder'

const REAL_MONEY =
  'PAYMENT_BASE_URL is the address for real money, which only APP_ENV=production may use: set it to the provider’s test address, or unset it'
const NO_GATE =
  'STAGING_PASSWORD must be set when APP_ENV is staging: without it everybody could read the drafts and the mails of the shop at /_mailbox'

/** Staging and production. */
const sharedProblems = (values: Environment): readonly string[] => [
  ...missingSecrets(values),
  ...demoSecrets(values),
  ...missingIdentifiers(values),
  ...contradictions(values),
  ...unencrypted(values),
]

const missingSecrets = (values: Environment): readonly string[] => {
  // No shop sells without payments: their keys are asked for together with their address.
  const used = SERVICE_NAMES.filter((name) => name === 'payments' || modeOf(values, name) !== 'off')
  const ofServices = used.flatMap((name) => SERVICES[name].secrets)
  const needed: readonly SecretName[] = ['SESSION_SECRET', 'ORDER_HASH_SECRET', ...ofServices]
  return needed
    .filter((name) => values[name] === undefined)
    .map((name) => `${name} must be set when APP_ENV is ${values.APP_ENV}: ${SECRETS[name].source}`)
}

const demoSecrets = (values: Environment): readonly string[] =>
  SECRET_NAMES.filter((name) => isDemoValue(values[name] ?? '')).map(
    (name) => `${name} has a value of the demo, which everybody can read in the repository: ${SECRETS[name].source}`,
  )

const missingIdentifiers = (values: Environment): readonly string[] =>
  SERVICE_NAMES.filter((name) => modeOf(values, name) === 'real')
    .flatMap((name) => SERVICES[name].identifiers.map((identifier) => ({ identifier, address: SERVICES[name].address })))
    .filter(({ identifier }) => values[identifier] === undefined)
    .map(({ identifier, address }) => `${identifier} must be set beside ${address}`)

const contradictions = (values: Environment): readonly string[] =>
  SERVICE_NAMES.filter((name) => values.EMBEDDED.includes(name) && modeOf(values, name) === 'real').map(
    (name) => `EMBEDDED names ${name}, and ${SERVICES[name].address} is set: remove one of the two`,
  )

/** Keys and shoppers' data go there; on this machine a proxy may encrypt them. */
const unencrypted = (values: Environment): readonly string[] =>
  [
    ...VENDOR_NAMES.map((name) => SERVICES[name].address),
    'CONTENTFUL_MANAGEMENT_HOST' as const,
    'SEARCH_ENGINE_URL' as const,
    'IMAGES_ENDPOINT' as const,
  ]
    .filter((name) => values[name]?.startsWith('http:') === true && !isOnThisMachine(values[name]))
    .map((name) => `${name} must begin with https://: keys and shoppers’ data would be sent unencrypted`)

/** A bucket needs a region and both halves of a key; none of these is of use without a bucket. */
const imagesProblems = (values: Environment): readonly string[] => {
  const needed = ['IMAGES_REGION', 'IMAGES_ACCESS_KEY_ID', 'IMAGES_SECRET_ACCESS_KEY'] as const
  if (values.IMAGES_URL !== undefined)
    return needed
      .filter((name) => values[name] === undefined)
      .map((name) => `${name} must be set beside IMAGES_URL: the keeper of the bucket shows it`)
  return [...needed, 'IMAGES_ENDPOINT' as const]
    .filter((name) => values[name] !== undefined)
    .map((name) => `${name} is set, and IMAGES_URL is not: set it to s3://bucket/folder, or unset ${name}`)
}

/** Whoever may purge a cache may have every page made anew: it asks for a token. */
const cdnProblems = ({ CDN_PURGE_URL, CDN_PURGE_TOKEN }: Environment): readonly string[] => {
  if (CDN_PURGE_URL.length > 0 && CDN_PURGE_TOKEN === undefined)
    return [`CDN_PURGE_TOKEN must be set beside CDN_PURGE_URL, as the cache in front asks for it: ${OWN_CHOICE}`]
  if (CDN_PURGE_URL.length === 0 && CDN_PURGE_TOKEN !== undefined)
    return [
      'CDN_PURGE_TOKEN is set, and CDN_PURGE_URL is not: set it to the address at which the cache in front takes purges, or unset both',
    ]
  return []
}

/** The search is answered at one place, and nobody but the shop may write to its engine. */
const searchEngineProblems = (values: Environment): readonly string[] => {
  const { ALGOLIA_HOST, EMBEDDED, SEARCH_ENGINE_URL, SEARCH_ENGINE_KEY } = values
  if (SEARCH_ENGINE_URL === undefined)
    return SEARCH_ENGINE_KEY === undefined
      ? []
      : ['SEARCH_ENGINE_KEY is set, and SEARCH_ENGINE_URL is not: set it to the address of the engine, or unset both']
  return [
    ...(SEARCH_ENGINE_KEY === undefined
      ? [
          'SEARCH_ENGINE_KEY must be set beside SEARCH_ENGINE_URL: the key that the engine was started with, or one of its keys that allows every action',
        ]
      : []),
    ...(ALGOLIA_HOST === undefined
      ? []
      : ['ALGOLIA_HOST and SEARCH_ENGINE_URL are both set, and a shop has one search: remove one of the two']),
    ...(EMBEDDED.includes('search') ? ['EMBEDDED names search, and SEARCH_ENGINE_URL is set: remove one of the two'] : []),
  ]
}

/** What a mail server needs besides its address, in every environment; and that production has one at all. */
const mailProblems = ({ APP_ENV, EMBEDDED, MAIL_URL, MAIL_FROM, MAIL_API_KEY }: Environment): readonly string[] => {
  // That production must not have the embedded mailbox is a sentence of its own.
  if (MAIL_URL === undefined) return APP_ENV === 'production' && !EMBEDDED.includes('mailbox') ? [NO_TRANSPORT] : []
  return [
    ...(MAIL_FROM === undefined
      ? ['MAIL_FROM must be set beside MAIL_URL: the sender that shoppers see, such as Shop <orders@shop.example>']
      : []),
    ...(MAIL_URL.startsWith('http') && MAIL_API_KEY === undefined
      ? ['MAIL_API_KEY must be set beside an https MAIL_URL: Postmark shows it under the server, API Tokens']
      : []),
  ]
}

const NO_TRANSPORT =
  'MAIL_URL must be set when APP_ENV is production, or confirmations and codes would reach nobody: smtps://user:password@host:465, or https://api.postmarkapp.com with MAIL_API_KEY'
