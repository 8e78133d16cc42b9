import type { ServerConfig } from '../../server/config.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'

/**
 * Where themes/config.json still has what it was delivered with, although the service is real: nothing secret, so no start
 * is refused, but browsers would call the embedded platform that is not there.
 */
export const siteAdvice = ({ services, isProduction }: ServerConfig, sites: readonly SiteConfig[]): readonly string[] =>
  sites.flatMap(({ siteTag, integrations, payments, search }) => {
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
      [
        services.search === 'real' && search.appId === 'EMBEDDED',
        'search.appId and search.apiKey must be those of the vendor, search key only',
      ],
      [
        isProduction && services.payments === 'real' && (payments.environment === 'test' || payments.clientKey.startsWith('test_')),
        'payments.environment and payments.clientKey must be the live ones of the payment provider',
      ],
    ]
    return rules.flatMap(([isWrong, what]) => (isWrong ? [`themes/config.json, ${siteTag}: ${what}`] : []))
  })
