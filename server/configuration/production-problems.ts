import { NEVER_IN_PRODUCTION } from './embeddable.ts'
import type { Environment } from './environment.ts'
import { isOnThisMachine } from './loopback.ts'
import { modeOf, SERVICES, type ServiceName } from './services.ts'
import { isTestPayment } from './signs-of-production.ts'

/** What only production must not be started with, a sentence each. */
export const productionProblems = (values: Environment): readonly string[] => [
  ...originProblems(values),
  ...missingServices(values),
  ...paymentProblems(values),
  ...forbidden(values),
]

const originProblems = ({ PUBLIC_ORIGIN }: Environment): readonly string[] => {
  if (PUBLIC_ORIGIN === undefined)
    return ['PUBLIC_ORIGIN must be set when APP_ENV is production: the address of the shop in mails, such as https://shop.example']
  if (!PUBLIC_ORIGIN.startsWith('https:') || isOnThisMachine(PUBLIC_ORIGIN))
    return ['PUBLIC_ORIGIN must be the https address that shoppers have for the shop, such as https://shop.example']
  return []
}

/** Which sites need which of the others is known with the sites: site-problems.ts. */
const NEEDED: readonly ServiceName[] = ['database', 'cms', 'search', 'tickets']

const missingServices = (values: Environment): readonly string[] =>
  NEEDED.filter((name) => modeOf(values, name) === 'off').map((name) => missingService(name))

export const missingService = (name: ServiceName): string => {
  const { address, title } = SERVICES[name]
  return `${address} must be set when APP_ENV is production, the address of ${title}; or name ${name} in EMBEDDED to run the embedded part`
}

const paymentProblems = ({ EMBEDDED, PAYMENT_BASE_URL, BANK_HOSTS }: Environment): readonly string[] => {
  const problems = Object.entries(NEVER_IN_PRODUCTION)
    .filter(([name]) => EMBEDDED.some((each) => each === name))
    .map(([name, reason]) => `EMBEDDED must not name ${name} in production: ${reason}`)
  if (PAYMENT_BASE_URL === undefined)
    problems.push('PAYMENT_BASE_URL must be set when APP_ENV is production: the live address that the payment provider shows')
  else if (isTestPayment(PAYMENT_BASE_URL))
    problems.push('PAYMENT_BASE_URL is the provider’s test address, where nobody pays: set the live address, or APP_ENV=staging')
  if (PAYMENT_BASE_URL !== undefined && BANK_HOSTS === undefined)
    problems.push(
      'BANK_HOSTS must be set beside PAYMENT_BASE_URL: the origins of the provider, of wallets and of banks that shoppers are sent to, or https: for any',
    )
  return problems
}

const forbidden = (values: Environment): readonly string[] => {
  const rules: readonly (readonly [boolean, string])[] = [
    [
      values.ENABLE_TEST_CONTROLS === true,
      'ENABLE_TEST_CONTROLS must not be 1 when APP_ENV is production: everybody could delete orders. Remove it',
    ],
    [values.DEMO === 'on', 'DEMO must not be on when APP_ENV is production: its people have published passwords. Remove it'],
    [values.SEED_CLOCK !== undefined, 'SEED_CLOCK must not be set when APP_ENV is production: orders and sign-ins need the true time'],
    [values.DATA_DIR.startsWith('memory://'), 'DATA_DIR must be a folder when APP_ENV is production: memory:// is gone with the process'],
  ]
  return rules.flatMap(([isBroken, problem]) => (isBroken ? [problem] : []))
}
