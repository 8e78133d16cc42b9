import { basePathOf } from './base-path.ts'
import { localeTag } from './locale-tag.ts'
import type { SiteConfig } from './site-config.ts'

/** The same page in a language of a site. `path` carries its prefix. */
export interface Alternate {
  readonly hreflang: string
  readonly site: SiteConfig
  readonly path: string
}

interface Options {
  /** Canonical path without prefix. */
  readonly path: string
  readonly kind: string
  readonly site: SiteConfig
  readonly sites: readonly SiteConfig[]
}

/** Every language of every site of the client where a path resolves, itself included, then x-default (EXTRA-04). */
export const alternates = ({ path, kind, site, sites }: Options): readonly Alternate[] => {
  const family = sites.filter((other) => other.clientName === site.clientName && resolves(other, path, kind))
  const all = family.flatMap((other) => other.languages.map((language) => alternate(site, other, language, path)))
  const fallback = family.find((other) => other.default) ?? family[0]
  if (fallback === undefined) return all
  return [...all, { ...alternate(site, fallback, fallback.defaultLanguage, path), hreflang: 'x-default' }]
}

/** Catalogue and navigation are the client's, so only configured landing paths differ between its sites. */
const resolves = (site: SiteConfig, path: string, kind: string): boolean =>
  (kind !== 'landing' && kind !== 'contact') || site.landingPages.includes(path)

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
