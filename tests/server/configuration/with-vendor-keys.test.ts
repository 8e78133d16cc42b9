import { describe, expect, it } from 'vitest'
import { answerBy, answersOf } from '../../../scripts/create-shop/ask.ts'
import { siteOfShop } from '../../../scripts/create-shop/site-of-shop.ts'
import { diagnose } from '../../../scripts/doctor/diagnose.ts'
import { readConfig } from '../../../server/config.ts'
import { siteProblems } from '../../../server/configuration/site-problems.ts'
import { parseSites } from '../../../server/sites.ts'
import { productionEnvironment } from '../../factories/deployed-environment.ts'

const KEYS = {
  COGNITO_ENDPOINT: 'https://cognito-idp.eu-west-1.amazonaws.com',
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_SEARCH_KEY: 'search-key',
  COGNITO_USER_POOL_ID: 'eu-west-1_shop',
  COGNITO_CLIENT_ID: 'shop-client',
  PAYMENT_CLIENT_KEY: 'live_key',
  KLAVIYO_PUBLIC_KEY: 'KLAVIYO',
}
const production = (change: Readonly<Record<string, string>> = {}) => ({ ...productionEnvironment(), ...KEYS, ...change })
const ownSite = async () => siteOfShop(await answersOf({ name: 'North Light', country: 'NL' }, answerBy(undefined)))

/** The one site of a shop, under an environment. */
const completed = async (variables: Readonly<Record<string, string>>, change: object = {}) => {
  const { sites, problems } = parseSites(JSON.stringify({ nl: { ...(await ownSite()), ...change } }), { config: readConfig(variables) })
  expect(problems).toBeUndefined()
  return sites ?? []
}

const look = async (variables: Readonly<Record<string, string>>) =>
  diagnose({ variables, sites: await completed(variables), isOffline: true, deadlineMs: 1 })

describe('a shop without e-mail marketing', () => {
  const variables = production({ KLAVIYO_BASE_URL: '', MAILCHIMP_BASE_URL: '' })
  const quiet = { emailSignup: { includeInterests: false } }

  it('goes to production without Klaviyo and Mailchimp, and the doctor says that no site has a newsletter', async () => {
    const { integrations } = await ownSite()
    const sites = await completed(variables, { ...quiet, integrations: { ...Object(integrations), backInStock: { enabled: false } } })
    const { problems, services } = await diagnose({ variables, sites, isOffline: true, deadlineMs: 1 })
    expect(problems).toEqual([])
    for (const name of ['klaviyo', 'mailchimp'])
      expect(services.find(({ service }) => service === name)).toMatchObject({
        mode: 'off',
        state: 'nothing runs: no site has a newsletter',
      })
  })

  it('is told where wishes for sold-out products would go nowhere', async () => {
    expect(siteProblems(readConfig(variables), await completed(variables, quiet))).toEqual([
      expect.stringMatching(/^integrations\.backInStock\.baseUrl of .* must be the https address of Klaviyo/),
    ])
  })
})

describe('a site that names no vendor’s keys', () => {
  it('has those of the environment', async () => {
    const [site] = await completed(production())
    expect(site).toMatchObject({
      search: { appId: 'APP', apiKey: 'search-key' },
      payments: { environment: 'live', clientKey: 'live_key', baseUrl: 'https://checkoutshopper-live.adyen.com/checkoutshopper' },
      api: { guestAuthorization: { username: 'storefront', password: 'public' } },
      integrations: {
        identityProvider: { userPoolId: 'eu-west-1_shop', clientId: 'shop-client' },
        backInStock: { baseUrl: 'https://a.klaviyo.com', publicKey: 'KLAVIYO' },
      },
    })
    expect(siteProblems(readConfig(production()), await completed(production()))).toEqual([])
  })

  it('has those of the embedded platform where no vendor is named', async () => {
    const [site] = await completed({})
    expect(site).toMatchObject({
      search: { appId: 'EMBEDDED' },
      payments: { environment: 'test' },
      integrations: { identityProvider: { baseUrl: '/cognito' }, backInStock: { baseUrl: '/klaviyo' } },
    })
    expect(site?.payments.baseUrl).toBeUndefined()
  })

  it('is asked at the test address of the payment provider where the server is', async () => {
    const [site] = await completed({ PAYMENT_BASE_URL: 'https://checkout-test.adyen.com/v71', PAYMENT_API_KEY: 'key' })
    expect(site?.payments).toMatchObject({ environment: 'test', baseUrl: 'https://checkoutshopper-test.adyen.com/checkoutshopper' })
  })

  it('keeps what it says itself, where it differs', async () => {
    const [site] = await completed(production(), {
      payments: { methods: ['creditcard'], clientKey: 'live_of_this_site' },
      integrations: { identityProvider: { enabled: true, userPoolId: 'eu-west-1_own' }, backInStock: { enabled: false } },
    })
    expect(site?.payments).toMatchObject({ clientKey: 'live_of_this_site', environment: 'live' })
    expect(site?.integrations).toMatchObject({
      identityProvider: { userPoolId: 'eu-west-1_own', clientId: 'shop-client' },
      backInStock: { enabled: false },
    })
  })
})

describe('the doctor of a shop with one site', () => {
  it('finds nothing wrong where every key is in the environment', async () => {
    expect((await look(production())).problems).toEqual([])
  })

  it.each([
    ['ALGOLIA_SEARCH_KEY', /^ALGOLIA_SEARCH_KEY must be set beside ALGOLIA_HOST/],
    ['COGNITO_USER_POOL_ID', /^COGNITO_USER_POOL_ID and COGNITO_CLIENT_ID must be set beside COGNITO_ENDPOINT/],
    ['PAYMENT_CLIENT_KEY', /^PAYMENT_CLIENT_KEY must be set beside PAYMENT_BASE_URL/],
    ['KLAVIYO_PUBLIC_KEY', /^KLAVIYO_PUBLIC_KEY must be set beside KLAVIYO_BASE_URL/],
  ])('names %s once where it is missing, and nothing else', async (name, sentence) => {
    expect((await look(production({ [name]: '' }))).problems).toEqual([expect.stringMatching(sentence)])
  })
})
