import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { diagnose, type Diagnosis } from '../../../scripts/doctor/diagnose.ts'
import { readSites } from '../../../server/sites.ts'
import { productionEnvironment, STAGING } from '../../factories/deployed-environment.ts'
import { startS3Server } from '../../factories/s3-server.ts'
import { startSmtpServer } from '../../factories/smtp-server.ts'
import { WRONG_CONFIGURATIONS } from '../../factories/wrong-configurations.ts'

/** Long enough for a machine that does other things too: only one vendor here keeps silent. */
const DEADLINE_MS = 3_000
/** The repository's sites, with what browsers need of real vendors. */
const sites = readSites().map((site) => ({
  ...site,
  payments: { ...site.payments, environment: 'live' as const, clientKey: 'live_key' },
  search: { ...site.search, appId: 'APP', apiKey: 'search-key' },
  integrations: {
    ...site.integrations,
    identityProvider: { enabled: true, userPoolId: 'eu-west-1_shop', clientId: 'shop', baseUrl: 'https://cognito.example' },
    backInStock: { enabled: true, publicKey: 'shop', baseUrl: 'https://klaviyo.example' },
  },
}))

/** One machine plays all vendors: how it answers a path; 200 for the rest. */
const answers = new Map<string, number | 'silence'>()
const asked: IncomingMessage[] = []
let vendors: Server
let origin: string
beforeAll(async () => {
  vendors = createServer((request, response) => {
    asked.push(request)
    const answer = [...answers].find(([path]) => request.url?.includes(path) === true)?.[1] ?? 200
    if (answer !== 'silence') response.writeHead(answer, { location: 'https://other.example/' }).end('{"secret":"of the vendor"}')
  })
  await new Promise<void>((resolve) => vendors.listen(0, '127.0.0.1', resolve))
  // `listen` on a host and port gives an AddressInfo; text is for pipes.
  origin = `http://127.0.0.1:${(vendors.address() as AddressInfo).port}`
})
afterAll(() => vendors.close())
beforeEach(() => {
  answers.clear()
  asked.length = 0
})

/** A production whose database is embedded, so that only the vendors are called. */
const environment = (change: Readonly<Record<string, string>> = {}) => ({
  ...productionEnvironment(origin),
  ALGOLIA_APP_ID: 'APP',
  DATABASE_URL: '',
  EMBEDDED: 'database',
  ...change,
})
const look = (change: Readonly<Record<string, string>> = {}, isOffline = false): Promise<Diagnosis> =>
  diagnose({ variables: environment(change), sites, isOffline, deadlineMs: DEADLINE_MS })

describe('the doctor', () => {
  it('finds nothing wrong where every vendor answers, and only reads', async () => {
    const { problems, services } = await look()
    expect(problems).toEqual([])
    expect(services.map(({ service, mode, state }) => [service, mode, state.replace(/\d+/, 'n')])).toEqual([
      ['database', 'embedded', 'runs inside the program'],
      ...['cms', 'search', 'identity', 'payments', 'klaviyo', 'mailchimp', 'tickets', 'mailbox'].map((name) => [
        name,
        'real',
        'answers (n ms)',
      ]),
      ['errors', 'off', 'nothing runs'],
    ])
    // The payment provider lists methods by POST.
    expect(asked.filter(({ method }) => method !== 'GET').map(({ url }) => url)).toEqual(['/paymentMethods'])
  })

  it('does not say that a collector of errors answers, which it does not call', async () => {
    const { services } = await look({ SENTRY_DSN: 'https://key@127.0.0.1:9/1' })
    expect(services.find(({ service }) => service === 'errors')).toMatchObject({
      mode: 'real',
      state: 'not called: a call would be a report',
    })
  })

  it.each([
    ['/spaces/', 401, 'refuses CONTENTFUL_DELIVERY_TOKEN (401): copy it from the vendor again'],
    ['/spaces/', 404, 'answers 404: check CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT'],
    ['/1/indexes/', 403, 'refuses ALGOLIA_WRITE_KEY or ALGOLIA_APP_ID (403)'],
    ['jwks.json', 404, 'it has no user pool eu-west-1_shop; check COGNITO_USER_POOL_ID'],
    ['/paymentMethods', 401, 'refuses PAYMENT_API_KEY or PAYMENT_MERCHANT_ACCOUNT (401)'],
    ['/paymentMethods', 404, 'check that PAYMENT_BASE_URL ends with the version'],
    ['/api/accounts', 401, 'refuses KLAVIYO_API_KEY (401)'],
    ['/server', 401, 'refuses MAIL_API_KEY (401)'],
    ['/server', 404, 'check that MAIL_URL is https://api.postmarkapp.com'],
    ['/3.0/ping', 503, 'fails (503): its status page may say why'],
    ['/3.0/ping', 302, 'answers with a redirect (302): set MAILCHIMP_BASE_URL to the address it leads to'],
    ['/tickets', 'silence', 'cannot be reached (no answer in 3 s): check TICKET_API_URL'],
  ] as const)('says of %s that answers %s: %s', async (path, answer, sentence) => {
    answers.set(path, answer)
    expect((await look({ TICKET_API_URL: `${origin}/tickets` })).problems.join('\n')).toContain(sentence)
  })

  it('takes an index that is not there yet, and a list of tickets that the key may not read, for an answer', async () => {
    answers.set('/1/indexes/', 404).set('/tickets', 405)
    expect((await look({ TICKET_API_URL: `${origin}/tickets` })).problems).toEqual([])
  })

  it('says that a database does not answer, without its password', async () => {
    const { problems } = await look({ DATABASE_URL: 'postgres://shop:topsecret@127.0.0.1:9/shop', EMBEDDED: '' })
    expect(problems).toEqual([
      expect.stringMatching(/^database: the database at 127\.0\.0\.1:9 cannot be used \(.*ECONNREFUSED.*\): check DATABASE_URL/),
    ])
    expect(problems.join()).not.toContain('topsecret')
  })

  it('greets the mail server and signs in, and shows no password where that fails', async () => {
    const server = await startSmtpServer({ hasPassword: true })
    expect((await look({ MAIL_URL: server.address })).problems).toEqual([])
    const wrong = await look({ MAIL_URL: server.address.replace('p%40', 'q%40') })
    expect(wrong.problems).toEqual([expect.stringMatching(/^mailbox: 127\.0\.0\.1:\d+ refuses the user and password of MAIL_URL/)])
    expect(wrong.problems.join()).not.toContain('q@')
    expect(server.received).toEqual([])
    await server.close()
    const { problems } = await look({ MAIL_URL: server.address })
    expect(problems).toEqual([expect.stringMatching(/^mailbox: 127\.0\.0\.1:\d+ cannot be used \(ESOCKET\): check MAIL_URL/)])
  })

  it('signs in at the store of pictures, and shows no key where that fails', async () => {
    const { account, close, stored } = await startS3Server()
    const pictures = {
      IMAGES_URL: `s3://${account.bucket}/alder`,
      IMAGES_ENDPOINT: account.endpoint,
      IMAGES_REGION: account.region,
      IMAGES_ACCESS_KEY_ID: account.accessKeyId,
      IMAGES_SECRET_ACCESS_KEY: account.secretAccessKey,
    }
    expect((await look(pictures)).problems).toEqual([])
    const { problems } = await look({ ...pictures, IMAGES_SECRET_ACCESS_KEY: 'another-secret' })
    expect(problems).toEqual([expect.stringMatching(/^pictures: The picture store answers 403 to list doctor\/: check IMAGES_URL/)])
    expect(problems.join()).not.toMatch(/another-secret|AKIA/)
    expect(stored.size).toBe(0)
    await close()
  })

  it('shows no secret, whatever is wrong', async () => {
    for (const path of ['/spaces/', '/1/indexes/', '/paymentMethods', '/api/accounts', '/3.0/ping']) answers.set(path, 401)
    const said = JSON.stringify({ ...(await look()), config: undefined })
    expect(said).toContain('refuses')
    for (const [name, value] of Object.entries(STAGING)) if (name !== 'APP_ENV') expect(said).not.toContain(value)
  })

  it('calls nobody offline, nor with a key that is missing', async () => {
    const { services } = await look({}, true)
    expect(asked).toEqual([])
    expect(services.find(({ service }) => service === 'cms')?.state).toBe('not called (--offline)')
    const { problems } = await look({ KLAVIYO_API_KEY: '' })
    expect(problems).toEqual([expect.stringMatching(/^KLAVIYO_API_KEY must be set when APP_ENV is production/)])
    expect(asked.some(({ url }) => url === '/api/accounts')).toBe(false)
  })

  it('says in development too that the key of a real vendor is missing', async () => {
    const variables = { ALGOLIA_HOST: origin, ALGOLIA_APP_ID: 'APP' }
    const { problems } = await diagnose({ variables, sites, isOffline: false, deadlineMs: DEADLINE_MS })
    expect(problems).toEqual(['search: ALGOLIA_WRITE_KEY must be set beside ALGOLIA_HOST'])
  })

  it('calls an engine of the shop’s own with its key, and says what to do where it refuses or is another program', async () => {
    const variables = { SEARCH_ENGINE_URL: origin, SEARCH_ENGINE_KEY: 'key-of-the-engine', ALGOLIA_WRITE_KEY: 'write-of-tests' }
    const found = () => diagnose({ variables, sites, isOffline: false, deadlineMs: DEADLINE_MS })
    const { services, problems } = await found()
    expect(problems.filter((problem) => problem.startsWith('search'))).toEqual([])
    expect(services.find(({ service }) => service === 'search')).toMatchObject({ mode: 'engine', host: new URL(origin).host })
    expect(asked.find(({ url }) => url === '/debug')?.headers['x-typesense-api-key']).toBe('key-of-the-engine')
    answers.set('/debug', 401)
    expect((await found()).problems).toContainEqual(expect.stringMatching(/^search: .* refuses SEARCH_ENGINE_KEY/))
    answers.set('/debug', 404)
    expect((await found()).problems).toContainEqual(
      expect.stringMatching(/^search: .*check that SEARCH_ENGINE_URL is the address of Typesense/),
    )
  })

  it('says what of themes/config.json is still the demo’s', async () => {
    const { problems } = await diagnose({
      variables: environment({ ALGOLIA_APP_ID: 'EMBEDDED' }),
      sites: readSites(),
      isOffline: true,
      deadlineMs: 1,
    })
    for (const sentence of [
      'integrations.identityProvider.baseUrl must be',
      'integrations.backInStock.baseUrl must be',
      'search.appId must be',
      'ALGOLIA_SEARCH_KEY must be set beside ALGOLIA_HOST',
      'payments.clientKey must be',
    ])
      expect(problems.join('\n')).toContain(sentence)
  })

  it('says what is wrong with many sites once, with their names', async () => {
    const unready = readSites()
    const variables = environment({ ALGOLIA_APP_ID: 'EMBEDDED', KLAVIYO_BASE_URL: '' })
    const { problems } = await diagnose({ variables, sites: unready, isOffline: true, deadlineMs: 1 })
    expect(problems.filter((problem) => problem.includes('search.appId must be that of the vendor'))).toEqual([
      `themes/config.json, ${unready.map(({ siteTag }) => siteTag).join(', ')}: search.appId must be that of the vendor`,
    ])
    expect(new Set(problems).size).toBe(problems.length)
    expect(problems.length).toBeLessThan(unready.length)
  })

  it('looks at everything else where a variable cannot be read, and calls nobody by it', async () => {
    answers.set('/1/indexes/', 401)
    const { problems, services, unreadable } = await look({ KLAVIYO_BASE_URL: 'a.klaviyo.com', MAILCHIMP_API_KEY: 'a key', MAIL_FROM: '' })
    expect(unreadable).toEqual(['KLAVIYO_BASE_URL', 'MAILCHIMP_API_KEY'])
    expect(problems).toEqual([
      'KLAVIYO_BASE_URL: must be an address that begins with https://',
      'MAILCHIMP_API_KEY: must be the key alone, without spaces or line ends',
      expect.stringContaining('MAIL_FROM must be set'),
      expect.stringContaining('search: '),
    ])
    const stateOf = (name: string) => services.find(({ service }) => service === name)?.state
    expect(stateOf('klaviyo')).toBe('not called, KLAVIYO_BASE_URL cannot be read')
    expect(stateOf('mailchimp')).toBe('not called, MAILCHIMP_API_KEY cannot be read')
    expect(asked.some(({ url }) => url === '/3.0/ping')).toBe(false)
  })

  it.each(WRONG_CONFIGURATIONS)('refuses a production %s, as the start does', async (_wrong, change, sentence) => {
    const { problems } = await diagnose({
      variables: { ...productionEnvironment(origin), ...change },
      sites,
      isOffline: true,
      deadlineMs: 1,
    })
    expect(problems.some((problem) => problem.startsWith(sentence))).toBe(true)
  })
})

it('reminds of a change of secrets that is not over, by the names of the variables, and finds nothing wrong with it', async () => {
  const changes = {
    SESSION_SECRET_PREVIOUS: 'the-secret-before-this-one-0123456789',
    PAYMENT_HMAC_KEY_PREVIOUS: '5f'.repeat(2) + '0a1b2c3d4e'.repeat(6),
  }
  const variables = { ...productionEnvironment(), ORDERS_SHIP: 'warehouse', ...changes }
  const { notes, problems } = await diagnose({ variables, sites, isOffline: true, deadlineMs: DEADLINE_MS })
  expect(notes).toEqual([
    'SESSION_SECRET_PREVIOUS, PAYMENT_HMAC_KEY_PREVIOUS are set: unset them when the change is over (docs/operations.md, "Changing a secret")',
  ])
  expect(problems.filter((problem) => problem.includes('_PREVIOUS'))).toEqual([])
})

it('says that production has no desk of the orders unless groups of people are named, and finds nothing wrong with either', async () => {
  const notesWith = async (own: Readonly<Record<string, string>>) => {
    const variables = { ...productionEnvironment(), ...own }
    return (await diagnose({ variables, sites, isOffline: true, deadlineMs: DEADLINE_MS })).notes
  }
  expect(await notesWith({})).toEqual([expect.stringContaining('There is no desk for orders at /_orders')])
  expect(await notesWith({ ORDERS_SHIP: 'warehouse' })).toEqual([])
})
