import { describe, expect, it } from 'vitest'
import { assessEnvironment, readConfig } from '../../../server/config.ts'
import { SECRET_NAMES, SECRETS } from '../../../server/configuration/secrets.ts'
import { productionEnvironment, STAGING } from '../../factories/deployed-environment.ts'
import { WRONG_CONFIGURATIONS } from '../../factories/wrong-configurations.ts'

const PRODUCTION = productionEnvironment()
const { DATABASE_URL: _own, ...WITHOUT_DATABASE } = PRODUCTION

const ONCE_EQUAL = 'one-value-for-both-0123456789-abcdefgh'
const CHANGED = { SESSION_SECRET_PREVIOUS: ONCE_EQUAL, ORDER_HASH_SECRET_PREVIOUS: ONCE_EQUAL }

type Variables = Readonly<Record<string, string | undefined>>

/** What a start with the whole environment says; undefined where it begins. */
const refusalOf = (variables: Variables): string | undefined => {
  try {
    readConfig(variables)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

describe('an environment that is right', () => {
  it.each<readonly [string, Variables]>([
    ['nothing set at all', {}],
    ['a shop of one’s own, without the demo', { SHOP: 'shops/own', DEMO: 'off' }],
    ['a test that needs no goods', { APP_ENV: 'test', DEMO: 'off' }],
    ['a staging shop on the embedded platform', STAGING],
    ['a production shop with every service named', PRODUCTION],
    ['a production shop that names what it embeds', { ...WITHOUT_DATABASE, CONTENTFUL_HOST: '', EMBEDDED: 'database,cms' }],
    ['a developer’s secrets, equal and of one character', { SESSION_SECRET: 'a'.repeat(36), ORDER_HASH_SECRET: 'a'.repeat(36) }],
    ['a production shop that changes two secrets which were equal once', { ...PRODUCTION, ...CHANGED }],
    ['two ports that the machine chooses', { PORT: '0', METRICS_PORT: '0' }],
    ['a developer’s PostgreSQL', { DATABASE_URL: 'postgres://shop:secret@localhost:5432/shop' }],
    ['a developer with a database elsewhere, who says so', { APP_ENV: 'development', DATABASE_URL: 'postgres://shop@db.example/shop' }],
  ])('starts: %s', (_name, variables) => {
    expect(refusalOf(variables)).toBeUndefined()
  })
})

describe('a production start is refused, with a sentence that names the variable and what to do', () => {
  it.each(WRONG_CONFIGURATIONS)('%s', (_wrong, change, sentence) => {
    expect(refusalOf({ ...PRODUCTION, ...change })).toContain(`The environment is not right. ${sentence}`)
  })

  it.each(SECRET_NAMES)('without %s', (name) => {
    expect(refusalOf({ ...PRODUCTION, [name]: '' })).toBe(
      `The environment is not right. ${name} must be set when APP_ENV is production: ${SECRETS[name].source}.`,
    )
  })

  it.each(SECRET_NAMES)('with the demo’s value of %s', (name) => {
    const sentences = refusalOf({ ...PRODUCTION, [name]: SECRETS[name].demo })
    expect(sentences).toContain(name)
    // Too short for its own rule, or known to be the demo's.
    expect(sentences).toMatch(/has a value of the demo, which everybody can read|must have at least 32 characters/)
    expect(sentences).not.toContain(SECRETS[name].demo)
  })

  it('without showing the value of a secret that is weak or used twice', () => {
    const value = 'abcdef'.repeat(6)
    const sentences = refusalOf({ ...PRODUCTION, SESSION_SECRET: value, ORDER_HASH_SECRET: value })
    expect(sentences).toMatch(/SESSION_SECRET and ORDER_HASH_SECRET have the same value.*SESSION_SECRET is the same 6 characters/)
    expect(sentences).not.toContain('abcdef')
  })

  it('variables that cannot be read are named once each, and nothing is named that only these would cause', () => {
    const wrong = {
      PORT: 'eighty',
      SESSION_SECRET: 'short',
      KLAVIYO_BASE_URL: 'a.klaviyo.com',
      KLAVIYO_API_KEY: '',
      ORDERS_REFUND: 'care',
      ORDERS_REFUND_LIMIT: '£100',
      ORDERS_APPROVE: 'leads',
      DATABASE_URL: 'mysql://db.example/shop',
      DATABASE_SESSION_URL: 'postgres://db.example/shop',
      METRICS_PORT: '3000',
      DEMO: 'on',
    }
    const { problems } = assessEnvironment({ ...PRODUCTION, ...wrong })
    expect(problems.map((problem) => /^[A-Z_]+/.exec(problem)?.[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'ORDERS_REFUND_LIMIT',
      'SESSION_SECRET',
      'KLAVIYO_BASE_URL',
      'KLAVIYO_API_KEY',
      'DEMO',
    ])
  })

  it('all at once, so that one start tells everything', () => {
    const sentences = refusalOf({ APP_ENV: 'production', DEMO: 'on' }) ?? ''
    for (const name of ['SESSION_SECRET', 'PUBLIC_ORIGIN', 'DATABASE_URL', 'PAYMENT_BASE_URL', 'DEMO']) expect(sentences).toContain(name)
  })
})

it('a developer’s start without the demo is refused with how to make a shop of one’s own', () => {
  expect(refusalOf({ DEMO: 'off' })).toBe(
    'The environment is not right. DEMO=off without SHOP would open an empty shop under the name of the demo: make one of your own with npm run create-shop, and set SHOP to its folder.',
  )
})

it('a staging start is told everything that EMBEDDED can name there, as nothing is for real money', () => {
  expect(refusalOf({ ...STAGING, EMBEDDED: 'serch' })).toContain(
    'EMBEDDED: names serch; it can name database, cms, search, identity, payments, klaviyo, mailchimp, tickets, mailbox, errors.',
  )
})

describe('a staging start is refused', () => {
  it('without its password, as drafts and mails would be open', () => {
    expect(refusalOf({ ...STAGING, STAGING_PASSWORD: '' })).toContain('STAGING_PASSWORD must be set when APP_ENV is staging')
  })

  it('with the demo’s value of a secret, as the embedded platform is on the same port', () => {
    expect(refusalOf({ ...STAGING, CONTENTFUL_MANAGEMENT_TOKEN: 'management-token' })).toContain(
      'CONTENTFUL_MANAGEMENT_TOKEN has a value of the demo',
    )
  })

  it('where a secret is not set', () => {
    expect(refusalOf({ ...STAGING, ALGOLIA_WRITE_KEY: '' })).toContain('ALGOLIA_WRITE_KEY must be set when APP_ENV is staging')
  })
})

describe('a start that does not say what it is for', () => {
  it.each<readonly [string, Variables, string]>([
    ['NODE_ENV', { NODE_ENV: 'production' }, 'NODE_ENV is production'],
    ['a database elsewhere', { DATABASE_URL: 'postgres://shop@db.example/shop' }, 'DATABASE_URL names a database on another machine'],
    ['a public address', { PUBLIC_ORIGIN: 'https://shop.example' }, 'PUBLIC_ORIGIN is a public address'],
    [
      'live payments',
      { PAYMENT_BASE_URL: 'https://a1-shop-checkout-live.adyenpayments.com/checkout/v71' },
      'PAYMENT_BASE_URL is the address for real money',
    ],
  ])('is refused beside a sign of production: %s', (_name, variables, sign) => {
    expect(refusalOf(variables)).toContain(`APP_ENV must be set, because ${sign}`)
    expect(refusalOf({ ...PRODUCTION, ...variables })).toBeUndefined()
  })

  it('development, test and staging are refused beside an address for real money', () => {
    const PAYMENT_BASE_URL = 'https://a1-shop-checkout-live.adyenpayments.com/checkout/v71'
    for (const own of [{ APP_ENV: 'development' }, { APP_ENV: 'test' }, STAGING])
      expect(refusalOf({ ...own, PAYMENT_BASE_URL })).toContain(
        'PAYMENT_BASE_URL is the address for real money, which only APP_ENV=production may use',
      )
  })
})

describe('the address that the program listens on', () => {
  it.each([
    ['only this machine in development', {}, '127.0.0.1'],
    ['only this machine in test', { APP_ENV: 'test' }, '127.0.0.1'],
    ['every address in staging', STAGING, '0.0.0.0'],
    ['every address in production', PRODUCTION, '0.0.0.0'],
    ['what HOST says', { HOST: '0.0.0.0' }, '0.0.0.0'],
  ])('is %s', (_name, variables, host) => {
    expect(readConfig(variables).HOST).toBe(host)
  })
})
