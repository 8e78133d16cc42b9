import { isPersonalKind, type PageKind } from '../../../schemas/page.ts'
import type { SiteValue } from '../../site/site-value.ts'
import type { PageView } from '../load/page-view.ts'

const FRESH_SECONDS = 60
const STALE_SECONDS = 300

interface Lifetime {
  readonly isPublic: boolean
  readonly kind?: PageKind
  /** How long the page stays what it is: then a window of one of its blocks opens or closes. */
  readonly goodForMs?: number | undefined
}

/**
 * Cache-Control of a page (contracts 3): shared caches may keep what is the same for everybody, but never beyond the moment
 * at which other blocks are to be shown.
 */
export const cacheControl = ({ isPublic, kind, goodForMs = Infinity }: Lifetime): string => {
  if (!isPublic || (kind !== undefined && isPersonalKind(kind))) return 'private, no-store'
  const goodFor = Math.max(0, Math.floor(goodForMs / 1000))
  const fresh = Math.min(FRESH_SECONDS, goodFor)
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${Math.min(STALE_SECONDS, goodFor - fresh)}`
}

/** What a rendered page was made from: whoever changes one of these purges the page. */
export const surrogateKeys = ({ key, context }: PageView, { site }: SiteValue): readonly string[] => [
  `site:${site.siteTag}`,
  'page:header',
  'page:footer',
  `page:${key}`,
  `kind:${context.kind}`,
  ...(context.product === undefined ? [] : [`product:${context.product.id}`]),
  ...(context.listing === undefined ? [] : ['listing', ...context.listing.hits.map(({ productId }) => `product:${productId}`)]),
]
