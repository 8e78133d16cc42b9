import { recordOf, type PageKind } from '../../schemas/page-kinds.ts'
import type { BlockNode, ImageProp, Json, Page } from '../../schemas/page.ts'
import type { PageContext } from './page-context.ts'
import { basePathOf } from '../site/base-path.ts'
import { localeTag } from '../site/locale-tag.ts'
import type { SiteConfig } from '../site/site-config.ts'
import { siteOrigin } from '../site/site-origin.ts'
import type { SiteValue } from '../site/site-value.ts'

/** One element of the page head that follows the page. */
export interface HeadTag {
  readonly tag: 'meta' | 'link'
  readonly attributes: Readonly<Record<string, string>>
}

interface HeadOptions {
  readonly page: Page
  readonly context: PageContext
  readonly site: SiteValue
  /** Every site on which the page is; those of the same client are alternates of each other. */
  readonly sites: readonly SiteConfig[]
  /** Origin of the request, without trailing slash. */
  readonly origin: string
}

/**
 * Description, robots, canonical and alternate-language links (EXTRA-04), and what a link to the page looks like where it is sent; the
 * soft-404 signal on pages not found (NOTFOUND-07).
 */
export const headTags = (options: HeadOptions): readonly HeadTag[] => {
  const { page, context } = options
  const description = page.seo.description === undefined ? [] : [meta('description', page.seo.description)]
  if (context.status === 404 || context.status === 410)
    return [meta('prerender-status-code', String(context.status)), meta('robots', 'noindex')]
  if (context.status !== 200) return [meta('robots', 'noindex')]
  if (context.kind === 'search') return [...description, meta('robots', 'noindex,follow'), canonical(options)]
  if (isPrivate(context.kind)) return [...description, meta('robots', 'noindex')]
  // One that search engines leave out may still be sent to somebody.
  if (page.seo.noindex === true) return [...description, meta('robots', 'noindex'), ...shareTags(options)]
  return [...description, canonical(options), ...alternateLinks(options), ...shareTags(options)]
}

/** Pages that are nobody else's business; the form that finds an order is for everybody. */
const isPrivate = (kind: PageKind): boolean =>
  kind === 'favorites' || kind === 'maintenance' || (kind !== 'tracking' && recordOf(kind).isPersonal === true)

const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } })

const canonical = (options: HeadOptions): HeadTag => ({ tag: 'link', attributes: { rel: 'canonical', href: canonicalAddress(options) } })

const canonicalAddress = ({ context, site, origin }: HeadOptions): string =>
  `${siteOrigin(site.site, origin)}${site.basePath}${context.path}${canonicalQuery(context)}`

/** What messengers and social networks show of a link to the page: https://ogp.me. */
const shareTags = (options: HeadOptions): readonly HeadTag[] => {
  const { page, context, site, origin } = options
  const image = sharedPicture(page, context)
  return [
    property('og:type', 'website'),
    property('og:site_name', site.site.siteName),
    property('og:title', context.title),
    property('og:url', canonicalAddress(options)),
    ...(page.seo.description === undefined ? [] : [property('og:description', page.seo.description)]),
    ...(image === undefined ? [] : [property('og:image', new URL(image.url, siteOrigin(site.site, origin)).href)]),
    ...(image === undefined || image.alt === '' ? [] : [property('og:image:alt', image.alt)]),
    ...(image === undefined ? [] : [meta('twitter:card', 'summary_large_image')]),
  ]
}

const property = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { property: name, content } })

type SharedPicture = Pick<ImageProp, 'url' | 'alt'>

/** The page's own picture for sharing, else that of the product, else the first on the page. */
const sharedPicture = (page: Page, { product }: Pick<PageContext, 'product'>): SharedPicture | undefined => {
  const media = product?.media.large[0]
  return page.seo.image ?? (media === undefined ? firstPicture(page.blocks) : { url: media.src, alt: media.alt })
}

const firstPicture = (blocks: readonly BlockNode[]): SharedPicture | undefined => {
  for (const { props, slots } of blocks) {
    const own = Object.values(props).flatMap((value) => pictureIn(value) ?? [])
    const found = own[0] ?? firstPicture(Object.values(slots ?? {}).flat())
    if (found !== undefined) return found
  }
  return undefined
}

/** What a CMS asset has become (src/content/convert-value.ts). */
const pictureIn = (value: Json): SharedPicture | undefined => {
  if (typeof value !== 'object' || value === null || !('url' in value && 'width' in value && 'alt' in value)) return undefined
  const { url, alt } = value
  return typeof url === 'string' && typeof alt === 'string' ? { url, alt } : undefined
}

/** Pages of a listing are pages of their own; the words are what a search is. */
const canonicalQuery = ({ kind, query }: PageContext): string => {
  const parameters = new URLSearchParams()
  if (kind === 'search' && query['query'] !== undefined) parameters.set('query', query['query'])
  if (Number(query['page']) > 1) parameters.set('page', query['page'] ?? '')
  return parameters.size === 0 ? '' : `?${parameters.toString()}`
}

const alternateLinks = ({ context, site, sites, origin }: HeadOptions): readonly HeadTag[] =>
  alternates({ path: context.path, site: site.site, sites }).map(({ hreflang, site: other, path }) => ({
    tag: 'link',
    attributes: { rel: 'alternate', hreflang, href: `${siteOrigin(other, origin)}${path}${canonicalQuery(context)}` },
  }))

/** The same page in a language of a site. `path` carries its prefix. */
interface Alternate {
  readonly hreflang: string
  readonly site: SiteConfig
  readonly path: string
}

interface AlternatesOptions {
  /** Canonical path without prefix. */
  readonly path: string
  readonly site: SiteConfig
  readonly sites: readonly SiteConfig[]
}

/** Every language of every one of these sites of the client, itself included, then x-default (EXTRA-04). */
export const alternates = ({ path, site, sites }: AlternatesOptions): readonly Alternate[] => {
  const family = sites.filter((other) => other.clientName === site.clientName)
  const all = family.flatMap((other) => other.languages.map((language) => alternate(site, other, language, path)))
  const fallback = family.find((other) => other.default) ?? family[0]
  if (fallback === undefined) return all
  return [...all, { ...alternate(site, fallback, fallback.defaultLanguage, path), hreflang: 'x-default' }]
}

const alternate = (from: SiteConfig, to: SiteConfig, language: string, path: string): Alternate => ({
  hreflang: localeTag(language, to.code),
  site: to,
  path: `${basePathOf(to, language)}${inBrandsWord(path, from, to)}`,
})

/** The brands word is configured per site: `/designers/x` is `/brands/x` elsewhere. */
const inBrandsWord = (path: string, from: SiteConfig, to: SiteConfig): string =>
  path
    .split('/')
    .map((segment, index) => (index > 0 && index <= 2 && segment === from.navigation.brandsPath ? to.navigation.brandsPath : segment))
    .join('/')
