import type { SiteConfig } from '../../src/site/site-config.ts'
import type { ServerConfig } from '../config.ts'
import { sitesFile } from '../sites.ts'
import { readGroups } from './compose-groups.ts'
import { missingService } from './production-problems.ts'
import type { ServiceName } from './services.ts'

type Config = Pick<
  ServerConfig,
  | 'SHOP'
  | 'services'
  | 'RECAPTCHA_SECRET'
  | 'GUEST_BASIC_USER'
  | 'GUEST_BASIC_PASSWORD'
  | 'ALGOLIA_APP_ID'
  | 'ALGOLIA_SEARCH_KEY'
  | 'COMPOSE_PUBLISHERS'
  | 'CONTENTFUL_APP_PUBLISHERS'
>

/** Where the environment does not fit the file of sites, a sentence each: every browser works with the values of that file. */
export const siteProblems = (config: Config, sites: readonly SiteConfig[]): readonly string[] => [
  ...neededServices(sites)
    .filter((name) => config.services[name] === 'off')
    .map((name) => `${missingService(name)}. Sites of ${sitesFile(config)} use it${wayWithout(name)}`),
  ...(config.RECAPTCHA_SECRET === undefined && sites.some(({ integrations }) => integrations['recaptcha']?.enabled === true)
    ? [`RECAPTCHA_SECRET must be set, because a site of ${sitesFile(config)} has integrations.recaptcha enabled`]
    : []),
  ...ASKED_BY_BROWSERS.flatMap((name) =>
    nobodyAsked(
      config,
      sites.filter((site) => asksNobody(config, site, name)),
      name,
    ),
  ),
  ...new Set(sites.flatMap((site) => mismatches(config, site))),
  ...unknownSites(config, sites, 'COMPOSE_PUBLISHERS', 'group'),
  ...unknownSites(config, sites, 'CONTENTFUL_APP_PUBLISHERS', 'user'),
]

/** Nobody would get the right that was meant for them. */
const unknownSites = (
  config: Config,
  sites: readonly SiteConfig[],
  variable: 'COMPOSE_PUBLISHERS' | 'CONTENTFUL_APP_PUBLISHERS',
  who: 'group' | 'user',
): readonly string[] => {
  const tags = sites.map(({ siteTag }) => siteTag)
  return (readGroups(config[variable] ?? '') ?? []).flatMap(({ name, siteTags = [] }) =>
    siteTags
      .filter((tag) => !tags.includes(tag))
      .map(
        (tag) =>
          `${variable} names the site ${tag} for the ${who} ${name}, which is none of ${sitesFile(config)}: write one of ${tags.join(', ')}, or the name of the ${who} alone for every site`,
      ),
  )
}

/** Browsers write to the vendor themselves; without its address they would write to a stand-in that is not there. */
const asksNobody = ({ services }: Config, { integrations }: SiteConfig, name: AskedByBrowsers): boolean =>
  services.klaviyo !== 'embedded' && integrations[name]?.enabled === true && integrations[name].baseUrl === undefined

const ASKED_BY_BROWSERS = ['backInStock', 'marketingEvents'] as const
type AskedByBrowsers = (typeof ASKED_BY_BROWSERS)[number]

const nobodyAsked = (config: Config, sites: readonly SiteConfig[], name: AskedByBrowsers): readonly string[] =>
  sites.length === 0
    ? []
    : [
        `integrations.${name}.baseUrl of ${sites.map(({ siteTag }) => siteTag).join(', ')} in ${sitesFile(config)} must be the https address of Klaviyo's client API (https://a.klaviyo.com), or integrations.${name}.enabled false: browsers send ${name === 'backInStock' ? 'the wishes of shoppers' : 'what shoppers do'} there, and this start has no stand-in for it`,
      ]

const neededServices = (sites: readonly SiteConfig[]): readonly ServiceName[] => {
  const needed = new Set<ServiceName>()
  for (const { integrations, emailSignup } of sites) {
    if (integrations['identityProvider']?.enabled === true) needed.add('identity')
    if (emailSignup.vendor !== undefined) needed.add(emailSignup.vendor)
  }
  return [...needed]
}

const wayWithout = (name: ServiceName): string =>
  name === 'klaviyo' || name === 'mailchimp'
    ? '; without emailSignup.vendor there a site has no newsletter, and asks nobody to sign up'
    : ''

const mismatches = (config: Config, { api, search }: SiteConfig): readonly string[] => {
  const { username, password } = api.guestAuthorization
  const pairs: readonly (readonly [variable: string, value: string, path: string, site: string])[] = [
    ['GUEST_BASIC_USER', config.GUEST_BASIC_USER, 'api.guestAuthorization.username', username],
    ['GUEST_BASIC_PASSWORD', config.GUEST_BASIC_PASSWORD, 'api.guestAuthorization.password', password],
    ['ALGOLIA_APP_ID', config.ALGOLIA_APP_ID, 'search.appId', search.appId],
    ...(config.services.search === 'embedded' || config.services.search === 'engine'
      ? [['ALGOLIA_SEARCH_KEY', config.ALGOLIA_SEARCH_KEY, 'search.apiKey', search.apiKey] as const]
      : []),
  ]
  return pairs
    .filter(([, value, , site]) => value !== site)
    .map(([variable, , path]) => `${variable} must be the same as ${path} of every site in ${sitesFile(config)}, which browsers send`)
}
