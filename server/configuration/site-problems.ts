import type { SiteConfig } from '../../src/site/site-config.ts'
import type { ServerConfig } from '../config.ts'
import { missingService } from './production-problems.ts'
import type { ServiceName } from './services.ts'

type Config = Pick<
  ServerConfig,
  'services' | 'RECAPTCHA_SECRET' | 'GUEST_BASIC_USER' | 'GUEST_BASIC_PASSWORD' | 'ALGOLIA_APP_ID' | 'ALGOLIA_SEARCH_KEY'
>

/** Where the environment does not fit themes/config.json, a sentence each: every browser works with the values of that file. */
export const siteProblems = (config: Config, sites: readonly SiteConfig[]): readonly string[] => [
  ...neededServices(sites)
    .filter((name) => config.services[name] === 'off')
    .map((name) => `${missingService(name)}. Sites of themes/config.json use it`),
  ...(config.RECAPTCHA_SECRET === undefined && sites.some(({ integrations }) => integrations['recaptcha']?.enabled === true)
    ? ['RECAPTCHA_SECRET must be set, because a site of themes/config.json has integrations.recaptcha enabled']
    : []),
  ...new Set(sites.flatMap((site) => mismatches(config, site))),
]

const neededServices = (sites: readonly SiteConfig[]): readonly ServiceName[] => {
  const needed = new Set<ServiceName>()
  for (const { integrations, emailSignup } of sites) {
    if (integrations['identityProvider']?.enabled === true) needed.add('identity')
    needed.add(emailSignup.vendor === 'mailchimp' ? 'mailchimp' : 'klaviyo')
  }
  return [...needed]
}

const mismatches = (config: Config, { api, search }: SiteConfig): readonly string[] => {
  const { username, password } = api.guestAuthorization
  const pairs: readonly (readonly [variable: string, value: string, path: string, site: string])[] = [
    ['GUEST_BASIC_USER', config.GUEST_BASIC_USER, 'api.guestAuthorization.username', username],
    ['GUEST_BASIC_PASSWORD', config.GUEST_BASIC_PASSWORD, 'api.guestAuthorization.password', password],
    ['ALGOLIA_APP_ID', config.ALGOLIA_APP_ID, 'search.appId', search.appId],
    ...(config.services.search === 'embedded'
      ? [['ALGOLIA_SEARCH_KEY', config.ALGOLIA_SEARCH_KEY, 'search.apiKey', search.apiKey] as const]
      : []),
  ]
  return pairs
    .filter(([, value, , site]) => value !== site)
    .map(([variable, , path]) => `${variable} must be the same as ${path} of every site in themes/config.json, which browsers send`)
}
