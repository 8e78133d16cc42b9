import type { SiteTerms } from '../../schemas/api/site-terms.ts'
import { basePathOf } from './base-path.ts'
import { directionOf, type Direction } from './direction.ts'
import { localeTag } from './locale-tag.ts'
import type { SiteConfig } from './site-config.ts'

/** The active site and language, and how to make addresses in them. */
export interface SiteValue {
  readonly site: SiteConfig
  /** What its merchant promises, as of the document; none where only addresses are wanted. */
  readonly terms: SiteTerms
  readonly language: string
  /** BCP 47, e.g. `en-GB`. */
  readonly locale: string
  /** `/us/en`: no trailing slash. */
  readonly basePath: string
  readonly direction: Direction
  /** Search service, where it is not the shop's own address. */
  readonly searchUrl?: string
  /** Where crawlers are to find the shop, whichever of its names they asked; absent where nobody has said so. */
  readonly publicOrigin?: string
  /** Whether a missing text is marked for whoever looks after the shop: everywhere but in production (LOCALE-33). */
  readonly marksMissingTexts?: boolean
  /** Puts the prefix before a path: `/women?x=1` gives `/us/en/women?x=1`. Addresses of other kinds come back as they are. */
  readonly href: (path: string) => string
}

/** The value of `SiteContext` for a site in one of its languages. Pure. */
export const siteValueOf = (site: SiteConfig, language: string, terms: SiteTerms = {}): SiteValue => {
  const basePath = basePathOf(site, language)
  return {
    site,
    terms,
    language,
    locale: localeTag(language, site.code),
    basePath,
    direction: directionOf(language),
    href: (path) => (isSitePath(path) ? `${basePath}${path}` : path),
  }
}

/** `//host` is another site's address, and `/images/...` and the like are files of the origin. */
const isSitePath = (path: string): boolean => path.startsWith('/') && !path.startsWith('//') && !ORIGIN_FILE.test(path)

const ORIGIN_FILE = /^\/(?:images|assets|fonts|api|_[a-z]+)\//
