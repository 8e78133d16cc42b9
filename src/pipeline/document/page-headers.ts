import { recordOf, type PageKind } from '../../../schemas/page-kinds.ts'
import { markup, type Markup } from '../../lib/markup.ts'
import type { ResolvedPrefix } from '../../site/resolve-prefix.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import { siteOrigin } from '../../site/site-origin.ts'
import type { SiteValue } from '../../site/site-value.ts'
import type { BlockData } from '../load/load-plan.ts'
import type { FullPageView, PageView } from '../load/page-view.ts'
import { defined } from '../../lib/defined.ts'

const FRESH_SECONDS = 60
const STALE_SECONDS = 300

interface Lifetime {
  readonly isPublic: boolean
  readonly kind?: PageKind
  /** How long the page stays what it is: then a window of one of its blocks opens or closes. */
  readonly goodForMs?: number | undefined
  /** It has one of several variants: only who tells visitors apart may keep it. */
  readonly hasTest?: boolean
}

/**
 * Cache-Control of a page (contracts 3): shared caches may keep what is the same for everybody, but never beyond the moment
 * at which other blocks are to be shown.
 */
export const cacheControl = ({ isPublic, kind, goodForMs = Infinity, hasTest = false }: Lifetime): string => {
  if (!isPublic || (kind !== undefined && recordOf(kind).isPersonal === true)) return 'private, no-store'
  if (hasTest) return 'private, no-cache'
  const goodFor = Math.max(0, Math.floor(goodForMs / 1000))
  const fresh = Math.min(FRESH_SECONDS, goodFor)
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${Math.min(STALE_SECONDS, goodFor - fresh)}`
}

interface HeaderOptions {
  readonly view: FullPageView
  readonly prefix: ResolvedPrefix
  readonly site: SiteValue
  readonly url: URL
  readonly isPreview: boolean
  readonly isDegraded: boolean
  readonly goodForMs: number | undefined
  readonly hasTest: boolean
}

const RETRY_AFTER_SECONDS = 30

/** Seconds after which a page that is not there now may be: of 503 alone. */
const retryAfterOf = ({ context: { status, kind } }: PageView, { maintenance }: SiteConfig): string | undefined =>
  status === 503 ? String(kind === 'maintenance' ? maintenance.retryAfterSeconds : RETRY_AFTER_SECONDS) : undefined

/** The script that asks for such a page again, and shows it once it is there. */
export const retryScript = (view: PageView, site: SiteConfig): readonly Markup[] => {
  const after = retryAfterOf(view, site)
  return after === undefined ? [] : [markup`<script src="/retry-page.js" defer data-after="${after}"></script>`]
}

/** Headers of a rendered page; those of the transport are the host's. */
export const pageHeaders = (options: HeaderOptions): Readonly<Record<string, string>> => {
  const { view, prefix, site, url, isPreview, isDegraded, goodForMs, hasTest } = options
  const { status, kind } = view.context
  const retryAfter = retryAfterOf(view, site.site)
  const isPublic = status === 200 && !prefix.isCorrected && !isPreview && !isDegraded
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-language': site.locale,
    'cache-control': cacheControl({ isPublic, kind, goodForMs, hasTest }),
    ...(prefix.isCorrected ? { 'content-location': `${siteOrigin(site.site, url.origin)}${prefix.correctedPath}${url.search}` } : {}),
    ...defined({ 'retry-after': retryAfter }),
    ...(isPreview ? { 'x-robots-tag': 'noindex' } : {}),
    'referrer-policy': kind === 'complete' || kind === 'redirect' ? 'no-referrer' : 'strict-origin-when-cross-origin',
  }
}

/** What a rendered page was made from, products beside its own too: whoever changes one of these purges the page. */
export const surrogateKeys = ({ key, context, data }: PageView, { site }: SiteValue): readonly string[] => [
  ...new Set([...ownKeys({ key, context }, site), ...shownProducts(data).map((id) => `product:${id}`)]),
]

/** Of the answers that blocks asked for, those that are products. */
const shownProducts = (data: BlockData): readonly string[] =>
  Object.values(data)
    .flatMap((byName) => Object.values(byName))
    .flatMap((answer): readonly unknown[] => (Array.isArray(answer) ? answer : []))
    .flatMap((hit) => (isHit(hit) ? [hit.productId] : []))

const isHit = (value: unknown): value is { readonly productId: string } =>
  typeof value === 'object' && value !== null && 'productId' in value && typeof value.productId === 'string'

const ownKeys = ({ key, context }: Pick<PageView, 'key' | 'context'>, site: SiteConfig): readonly string[] => [
  `site:${site.siteTag}`,
  'page:header',
  'page:footer',
  'page:menu',
  `page:${key}`,
  `kind:${context.kind}`,
  ...(context.product === undefined ? [] : [`product:${context.product.id}`]),
  ...(context.listing === undefined ? [] : ['listing', ...context.listing.hits.map(({ productId }) => `product:${productId}`)]),
]
