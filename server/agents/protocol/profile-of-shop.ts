import type { SiteConfig } from '../../../src/site/site-config.ts'
import { siteOrigin } from '../../../src/site/site-origin.ts'
import { handlersOfSite } from '../checkout/payment-handlers.ts'
import { capabilitiesOf, VERSION } from './capabilities.ts'

interface Input {
  /** The site whose profile it is, and after it others that have one. */
  readonly sites: readonly [SiteConfig, ...SiteConfig[]]
  /** Scheme, host and port that were asked. */
  readonly origin: string
}

const SPECIFICATION = `https://ucp.dev/${VERSION}`

/** Where agents call for a site. */
export const agentEndpoint = (site: SiteConfig, origin: string): string => `${siteOrigin(site, origin)}/ucp/${site.code.toLowerCase()}`

/**
 * What the shop says of itself to platforms. Each site is a service with addresses, a country, a currency and languages of its own; what can
 * be done and paid with is the first one's, and every site has a profile that is its own alone.
 */
export const profileOfShop = ({ sites, origin }: Input): object => ({
  ucp: {
    version: VERSION,
    services: { 'dev.ucp.shopping': sites.flatMap((site) => servicesOf(site, origin)) },
    capabilities: capabilitiesOf(sites[0]),
    payment_handlers: canBuy(sites[0]) ? handlersOfSite(sites[0]) : {},
  },
})

const canBuy = ({ agents }: SiteConfig): boolean => agents?.capabilities.includes('checkout') === true

const servicesOf = (site: SiteConfig, origin: string): readonly object[] => {
  const endpoint = agentEndpoint(site, origin)
  const config = { country: site.code, currency: site.currency.code, languages: site.languages, profile: `${endpoint}/.well-known/ucp` }
  const shared = { id: site.siteTag, version: VERSION, spec: `${SPECIFICATION}/specification/overview`, config }
  return [
    { ...shared, transport: 'rest', endpoint, schema: `${SPECIFICATION}/services/shopping/rest.openapi.json` },
    { ...shared, transport: 'mcp', endpoint: `${endpoint}/mcp`, schema: `${SPECIFICATION}/services/shopping/mcp.openrpc.json` },
  ]
}
