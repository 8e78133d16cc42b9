import { createHash } from 'node:crypto'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { RELOAD_PREAMBLE } from './reload-scripts.tsx'

interface Options {
  readonly sites: readonly SiteConfig[]
  readonly isSecure: boolean
  /** Development's reload client has a script of its own, and writes style sheets into the document. */
  readonly isDevelopment?: boolean | undefined
  /** Hash of the style rules in the document. */
  readonly styleHash?: string | undefined
  /** Snippets of the page's scripts blocks; each runs by its hash. */
  readonly inlineScripts?: readonly string[] | undefined
  /** Origins, with spaces between, that may show the page in a frame beside the shop itself: where pages are composed. */
  readonly frameAncestors?: string | undefined
}

/** Headers of every page (contracts 3). No inline script exists, so none is allowed and pages stay cacheable: docs/decisions/0011. */
export const securityHeaders = (options: Options): Readonly<Record<string, string>> => ({
  'content-security-policy': policy(options),
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  ...(options.isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
})

const policy = ({ sites, styleHash = '', inlineScripts = [], frameAncestors = '', isDevelopment = false }: Options): string => {
  const vendors = vendorOrigins(sites).join(' ')
  const scriptHosts = listed(sites, 'scriptHosts')
  const snippets = [...inlineScripts, ...(isDevelopment ? [RELOAD_PREAMBLE] : [])]
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join(' ')
  return [
    `default-src 'self'`,
    joined(`script-src 'self'`, vendors, scriptHosts, snippets),
    joined(`style-src-elem 'self'`, isDevelopment ? `'unsafe-inline'` : styleHash),
    // React writes style attributes for values known only when rendering.
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: https:`,
    // The streaming library plays from blob URLs.
    `media-src 'self' https: blob:`,
    `font-src 'self'`,
    joined(`connect-src 'self'`, vendors, scriptHosts, listed(sites, 'streamHosts')),
    `frame-src 'self' https:`,
    `form-action 'self' https:`,
    `base-uri 'self'`,
    `object-src 'none'`,
    joined(`frame-ancestors 'self'`, frameAncestors),
  ].join('; ')
}

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

/** Origins a site's configuration allows for content, each once. */
const listed = (sites: readonly SiteConfig[], list: 'scriptHosts' | 'streamHosts'): string =>
  [...new Set(sites.flatMap((site) => site[list] ?? []))].join(' ')

/** Origins of third-party integrations that are switched on. */
const vendorOrigins = (sites: readonly SiteConfig[]): readonly string[] => {
  const addresses = sites.flatMap((site) =>
    Object.values(site.integrations)
      .filter(({ enabled }) => enabled)
      .map((integration) => ('baseUrl' in integration ? integration.baseUrl : undefined)),
  )
  return [
    ...new Set(addresses.filter((address) => address?.startsWith('https://') === true).map((address) => new URL(String(address)).origin)),
  ]
}
