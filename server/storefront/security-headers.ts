import { createHash } from 'node:crypto'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { PLAYER_ORIGIN } from '../../src/lib/video-source.ts'
import type { ServerConfig } from '../config.ts'
import { RELOAD_PREAMBLE } from './reload-scripts.tsx'

interface Options {
  readonly sites: readonly SiteConfig[]
  /** Absent where a page has no pictures, forms and frames but our own. */
  readonly config?: Pick<ServerConfig, 'BANK_HOSTS' | 'IMAGE_HOSTS' | 'CONTENTFUL_HOST'> | undefined
  /** Development's reload client has a script of its own, and writes style sheets into the document. */
  readonly isDevelopment?: boolean | undefined
  /** Hash of the style rules in the document. */
  readonly styleHash?: string | undefined
  /** Snippets of the page's scripts blocks; each runs by its hash. */
  readonly inlineScripts?: readonly string[] | undefined
  /** Origins, with spaces between, that may show the page in a frame beside the shop itself: where pages are composed. */
  readonly frameAncestors?: string | undefined
  /** Scripts may read pictures: where pages are composed they are weighed, and the contrast of words over them is measured. */
  readonly readsPictures?: boolean | undefined
}

/** Headers of every page (contracts 3), beside those of every answer (`answerHeaders`). No inline script exists, so none is allowed and pages stay cacheable: docs/decisions/0011. */
export const securityHeaders = (options: Options): Readonly<Record<string, string>> => ({
  'content-security-policy': policy(options),
  // Windows that the shop opens, a bank's among them, still know who opened them.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
})

const policy = ({
  sites,
  config,
  styleHash = '',
  inlineScripts = [],
  frameAncestors = '',
  isDevelopment = false,
  readsPictures = false,
}: Options): string => {
  const pictureHosts = joined(config?.IMAGE_HOSTS ?? '', assetHost(config))
  const vendors = vendorOrigins(sites).join(' ')
  const scriptHosts = listed(sites, 'scriptHosts')
  const bankHosts = config?.BANK_HOSTS ?? ''
  const snippets = [...inlineScripts, ...(isDevelopment ? [RELOAD_PREAMBLE] : [])]
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join(' ')
  return [
    `default-src 'self'`,
    joined(`script-src 'self'`, vendors, scriptHosts, snippets),
    joined(`style-src-elem 'self'`, isDevelopment ? `'unsafe-inline'` : styleHash),
    // React writes style attributes for values known only when rendering.
    `style-src-attr 'unsafe-inline'`,
    joined(`img-src 'self' data:`, vendors, scriptHosts, pictureHosts),
    // The streaming library plays from blob URLs.
    `media-src 'self' https: blob:`,
    `font-src 'self'`,
    joined(
      `connect-src 'self'`,
      vendors,
      insightsOrigins(sites),
      scriptHosts,
      listed(sites, 'streamHosts'),
      readsPictures ? pictureHosts : '',
    ),
    joined(`frame-src 'self'`, PLAYER_ORIGIN, vendors, scriptHosts, bankHosts),
    // Browsers hold a form's redirects to this, too: a wallet that the provider sends to is named beside the provider.
    joined(`form-action 'self'`, bankHosts),
    `base-uri 'self'`,
    `object-src 'none'`,
    joined(`frame-ancestors 'self'`, frameAncestors),
  ].join('; ')
}

/** Pictures of the real CMS have a host of their own. */
const assetHost = (config: Options['config']): string => (config?.CONTENTFUL_HOST === undefined ? '' : 'https://images.ctfassets.net')

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

/** Origins a site's configuration allows for content, each once. */
const listed = (sites: readonly SiteConfig[], list: 'scriptHosts' | 'streamHosts'): string =>
  [...new Set(sites.flatMap((site) => site[list] ?? []))].join(' ')

/** Where browsers of a real search send what was seen and clicked. */
const insightsOrigins = (sites: readonly SiteConfig[]): string =>
  [...new Set(sites.flatMap(({ search }) => (search.insightsUrl === undefined ? [] : [new URL(search.insightsUrl).origin])))].join(' ')

/** Origins of the payment provider's browser files, and of third-party integrations that are switched on. */
const vendorOrigins = (sites: readonly SiteConfig[]): readonly string[] => {
  const addresses = sites.flatMap((site) => [
    // Where cards are encrypted for.
    site.payments.baseUrl,
    ...Object.values(site.integrations)
      .filter(({ enabled }) => enabled)
      .map((integration) => ('baseUrl' in integration ? integration.baseUrl : undefined)),
  ])
  return [
    ...new Set(addresses.filter((address) => address?.startsWith('https://') === true).map((address) => new URL(String(address)).origin)),
  ]
}
