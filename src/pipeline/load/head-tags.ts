import { isPersonalKind, type Page, type PageKind } from '../../../schemas/page.ts'
import type { PageContext } from '../../page/page-context.ts'
import { alternates } from '../../site/alternates.ts'
import { siteOrigin } from '../../site/site-origin.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import type { SiteValue } from '../../site/site-value.ts'

/** One element of the page head that follows the page. */
export interface HeadTag {
  readonly tag: 'meta' | 'link'
  readonly attributes: Readonly<Record<string, string>>
}

interface Options {
  readonly page: Page
  readonly context: PageContext
  readonly site: SiteValue
  /** Every site the shop has; those of the same client are alternates of each other. */
  readonly sites: readonly SiteConfig[]
  /** Origin of the request, without trailing slash. */
  readonly origin: string
}

/** Description, robots, canonical and alternate-language links (EXTRA-04); the soft-404 signal on pages not found (NOTFOUND-07). */
export const headTags = (options: Options): readonly HeadTag[] => {
  const { page, context } = options
  const description = page.seo.description === undefined ? [] : [meta('description', page.seo.description)]
  if (context.status === 404 || context.status === 410)
    return [meta('prerender-status-code', String(context.status)), meta('robots', 'noindex')]
  if (context.status !== 200) return [meta('robots', 'noindex')]
  if (context.kind === 'search') return [...description, meta('robots', 'noindex,follow'), canonical(options)]
  if (page.seo.noindex === true || isPrivate(context.kind)) return [...description, meta('robots', 'noindex')]
  return [...description, canonical(options), ...alternateLinks(options)]
}

/** Pages that are nobody else's business; the form that finds an order is for everybody. */
const isPrivate = (kind: PageKind): boolean =>
  kind === 'favorites' || kind === 'maintenance' || (kind !== 'tracking' && isPersonalKind(kind))

const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } })

const canonical = ({ context, site, origin }: Options): HeadTag => ({
  tag: 'link',
  attributes: { rel: 'canonical', href: `${siteOrigin(site.site, origin)}${site.basePath}${context.path}${canonicalQuery(context)}` },
})

/** Pages of a listing are pages of their own; the words are what a search is. */
const canonicalQuery = ({ kind, query }: PageContext): string => {
  const parameters = new URLSearchParams()
  if (kind === 'search' && query['query'] !== undefined) parameters.set('query', query['query'])
  if (Number(query['page']) > 1) parameters.set('page', query['page'] ?? '')
  return parameters.size === 0 ? '' : `?${parameters.toString()}`
}

const alternateLinks = ({ context, site, sites, origin }: Options): readonly HeadTag[] =>
  alternates({ path: context.path, kind: context.kind, site: site.site, sites }).map(({ hreflang, site: other, path }) => ({
    tag: 'link',
    attributes: { rel: 'alternate', hreflang, href: `${siteOrigin(other, origin)}${path}${canonicalQuery(context)}` },
  }))
