import type { ServerConfig } from '../../server/config.ts'
import { EMBEDDED_KEYS } from '../../server/configuration/with-vendor-keys.ts'
import { sitesFile } from '../../server/sites.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'

/**
 * Public keys that are still those of the embedded platform, although the service is real: nothing secret, so no start is refused, but
 * browsers would be refused by the vendor, or call what is not there.
 */
export const siteAdvice = (config: ServerConfig, sites: readonly SiteConfig[]): readonly string[] => [
  ...keyAdvice(config, sites),
  ...addressAdvice(config, sites),
]

/** Keys that stand once in the environment, a sentence each. */
const keyAdvice = ({ services }: ServerConfig, sites: readonly SiteConfig[]): readonly string[] => {
  const has = (isMissing: (site: SiteConfig) => boolean): boolean => sites.some(isMissing)
  const rules: readonly (readonly [boolean, string])[] = [
    [
      services.search === 'real' && has(({ search }) => search.apiKey === 'search-only'),
      'ALGOLIA_SEARCH_KEY must be set beside ALGOLIA_HOST: the key of the vendor that may only search',
    ],
    [
      services.identity === 'real' &&
        has(({ integrations: { identityProvider: own } }) => own?.enabled === true && own.userPoolId === EMBEDDED_KEYS.userPoolId),
      'COGNITO_USER_POOL_ID and COGNITO_CLIENT_ID must be set beside COGNITO_ENDPOINT',
    ],
    [
      services.payments === 'real' && has(({ payments }) => payments.clientKey === EMBEDDED_KEYS.clientKey),
      'PAYMENT_CLIENT_KEY must be set beside PAYMENT_BASE_URL: the payment provider shows it under Developers, API credentials',
    ],
    [
      services.klaviyo === 'real' && has(asksKlaviyo),
      'KLAVIYO_PUBLIC_KEY must be set beside KLAVIYO_BASE_URL: Klaviyo shows it under Settings, API keys',
    ],
  ]
  return rules.flatMap(([isWrong, what]) => (isWrong ? [what] : []))
}

const asksKlaviyo = ({ integrations: { backInStock, marketingEvents, klaviyo } }: SiteConfig): boolean =>
  (backInStock?.enabled === true && backInStock.publicKey === EMBEDDED_KEYS.publicKey) ||
  (marketingEvents?.enabled === true && marketingEvents.companyId === EMBEDDED_KEYS.publicKey) ||
  (klaviyo?.enabled === true && klaviyo.companyId === EMBEDDED_KEYS.publicKey)

/** Values of the file of sites that a real service cannot be used with, a sentence for all sites that have one. */
const addressAdvice = (config: ServerConfig, sites: readonly SiteConfig[]): readonly string[] => {
  const { services, isProduction } = config
  const findings = sites.flatMap(({ siteTag, integrations, payments, search }) => {
    const { identityProvider, backInStock } = integrations
    const rules: readonly (readonly [boolean, string])[] = [
      [
        services.identity === 'real' && identityProvider?.enabled === true && identityProvider.baseUrl?.startsWith('/') !== false,
        'integrations.identityProvider.baseUrl must be the address of COGNITO_ENDPOINT, which browsers call',
      ],
      [
        services.klaviyo === 'real' && backInStock?.enabled === true && backInStock.baseUrl?.startsWith('/') === true,
        'integrations.backInStock.baseUrl must be the address of Klaviyo’s client API, to which browsers send the wishes for sold-out products',
      ],
      [services.search === 'real' && search.appId === 'EMBEDDED', 'search.appId must be that of the vendor'],
      [
        isProduction &&
          services.payments === 'real' &&
          payments.clientKey !== EMBEDDED_KEYS.clientKey &&
          (payments.environment === 'test' || payments.clientKey.startsWith('test_')),
        'payments.environment and payments.clientKey must be the live ones of the payment provider',
      ],
    ]
    return rules.flatMap(([isWrong, what]) => (isWrong ? [{ siteTag, what }] : []))
  })
  return tagsBySentence(findings).map(([what, siteTags]) => `${sitesFile(config)}, ${siteTags.join(', ')}: ${what}`)
}

/** A shop has many sites, and mostly one mistake in all of them. */
const tagsBySentence = (
  findings: readonly { readonly siteTag: string; readonly what: string }[],
): readonly (readonly [string, readonly string[]])[] => {
  const tagsOf = new Map<string, readonly string[]>()
  for (const { siteTag, what } of findings) tagsOf.set(what, [...(tagsOf.get(what) ?? []), siteTag])
  return [...tagsOf]
}
