import { describe, expect, it, vi } from 'vitest'
import { readConfig } from '../../../server/config.ts'
import { siteProblems } from '../../../server/configuration/site-problems.ts'
import { logServices } from '../../../server/operations/log-services.ts'
import { readSites } from '../../../server/sites.ts'
import { productionEnvironment } from '../../factories/deployed-environment.ts'

const sites = readSites()
const production = (change: Readonly<Record<string, string>> = {}) => readConfig({ ...productionEnvironment(), ...change })

describe('what a service of the shop is', () => {
  it('is its stand-in wherever no address is set, outside production', () => {
    expect(new Set(Object.values(readConfig({}).services))).toEqual(new Set(['embedded']))
  })

  it('is nothing in production where neither an address nor EMBEDDED names it', () => {
    expect(production({ COGNITO_ENDPOINT: '' }).services.identity).toBe('off')
    expect(production({ COGNITO_ENDPOINT: '', ALGOLIA_HOST: '', EMBEDDED: ' search , identity' }).services).toMatchObject({
      identity: 'embedded',
      search: 'embedded',
      cms: 'real',
    })
  })

  it('is logged in a line each, with its host and never with a password', () => {
    const log = { info: vi.fn() }
    logServices(
      log,
      production({
        DATABASE_URL: 'postgres://shop:secret@127.0.0.1:5433/shop',
        COGNITO_ENDPOINT: '',
        EMBEDDED: 'identity',
        MAILCHIMP_BASE_URL: '',
        MAIL_URL: 'smtps://shop:secret@smtp.example:465',
      }),
    )
    expect(log.info.mock.calls.map(([, line]: readonly unknown[]) => line)).toEqual([
      'database: real, 127.0.0.1:5433',
      'cms: real, 127.0.0.1:9',
      'search: real, 127.0.0.1:9',
      'identity: embedded',
      'payments: real, 127.0.0.1:9',
      'klaviyo: real, 127.0.0.1:9',
      'mailchimp: off',
      'tickets: real, 127.0.0.1:9',
      'mailbox: real, smtp.example:465',
      'errors: off',
    ])
    expect(log.info.mock.calls[0]?.[0]).toEqual({ service: 'database', mode: 'real', host: '127.0.0.1:5433' })
  })
})

describe('an environment beside themes/config.json', () => {
  it('fits where nothing is set', () => {
    expect(siteProblems(readConfig({}), sites)).toEqual([])
    expect(siteProblems(production(), sites)).toEqual([])
  })

  it('must name the accounts and the newsletter that sites use', () => {
    const problems = siteProblems(production({ COGNITO_ENDPOINT: '', KLAVIYO_BASE_URL: '' }), sites)
    expect(problems).toEqual([
      expect.stringMatching(/^COGNITO_ENDPOINT must be set when APP_ENV is production.*Sites of themes\/config.json use it$/),
      expect.stringMatching(/^KLAVIYO_BASE_URL must be set/),
    ])
    const withMailchimp = sites.filter(({ emailSignup }) => emailSignup.vendor === 'mailchimp')
    const withoutEither = production({ KLAVIYO_BASE_URL: '', MAILCHIMP_BASE_URL: '' })
    expect(siteProblems(withoutEither, withMailchimp)).toEqual([
      expect.stringMatching(/^MAILCHIMP_BASE_URL must be set.*; without emailSignup\.vendor there a site has no newsletter/),
    ])
  })

  it('must name sites that there are for those who publish pages', () => {
    const [problem, ...more] = siteProblems(readConfig({ COMPOSE_PUBLISHERS: 'all, two=ald-gb+ald-xx' }), sites)
    expect(more).toEqual([])
    expect(problem).toContain('COMPOSE_PUBLISHERS names the site ald-xx for the group two, which is none of themes/config.json')
    expect(problem).toContain('write one of ald-us, ')
  })

  it('must name sites that there are for those who publish in the CMS', () => {
    const app = { CONTENTFUL_APP_ID: 'a', CONTENTFUL_APP_SECRET: 's'.repeat(64) }
    const [problem] = siteProblems(readConfig({ ...app, CONTENTFUL_APP_PUBLISHERS: 'pat=ald-xx' }), sites)
    expect(problem).toContain('CONTENTFUL_APP_PUBLISHERS names the site ald-xx for the user pat')
  })

  it('needs neither Klaviyo nor Mailchimp where no site has a newsletter', () => {
    const quiet = sites.map((site) => ({ ...site, emailSignup: { includeInterests: false }, integrations: {} }))
    expect(siteProblems(production({ KLAVIYO_BASE_URL: '', MAILCHIMP_BASE_URL: '' }), quiet)).toEqual([])
  })

  it('must have the guest’s name and password that browsers send [ROLE-11]', () => {
    expect(siteProblems(readConfig({ GUEST_BASIC_PASSWORD: 'other' }), sites)).toEqual([
      'GUEST_BASIC_PASSWORD must be the same as api.guestAuthorization.password of every site in themes/config.json, which browsers send',
    ])
  })

  it('must have the search application and, for the embedded search, the key that browsers send', () => {
    expect(siteProblems(production({ ALGOLIA_APP_ID: 'OTHER' }), sites).join()).toContain('ALGOLIA_APP_ID must be the same as search.appId')
    expect(siteProblems(readConfig({ ALGOLIA_SEARCH_KEY: 'other' }), sites).join()).toContain('ALGOLIA_SEARCH_KEY must be the same')
  })

  it('must have somebody to send the wishes for sold-out products to, where there is no stand-in [THIRD-08]', () => {
    const asking = (backInStock: { readonly enabled: boolean; readonly baseUrl?: string }) =>
      sites
        .slice(0, 1)
        .map((site) => ({ ...site, integrations: { ...site.integrations, backInStock: { publicKey: 'KEY', ...backInStock } } }))
    const nobody = asking({ enabled: true })
    const refusal = expect.stringMatching(
      /^integrations\.backInStock\.baseUrl of \S+ in themes\/config\.json must be the https address of Klaviyo/,
    )
    expect(siteProblems(production(), nobody)).toEqual([refusal])
    expect(siteProblems(readConfig({ KLAVIYO_BASE_URL: 'https://a.klaviyo.com' }), nobody)).toEqual([refusal])
    expect(siteProblems(readConfig({}), nobody)).toEqual([])
    expect(siteProblems(production(), asking({ enabled: true, baseUrl: 'https://a.klaviyo.com' }))).toEqual([])
    expect(siteProblems(production(), asking({ enabled: false }))).toEqual([])
  })

  it('must have the captcha’s secret where a site has it on', () => {
    const guarded = sites.map((site) => ({ ...site, integrations: { ...site.integrations, recaptcha: { enabled: true } } }))
    expect(siteProblems(production(), guarded)).toEqual([expect.stringMatching(/^RECAPTCHA_SECRET must be set/)])
    expect(siteProblems(production({ RECAPTCHA_SECRET: 'secret' }), guarded)).toEqual([])
  })
})
