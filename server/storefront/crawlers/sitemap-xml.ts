import { setImmediate } from 'node:timers/promises'
import { markup, type Markup } from '../../../src/lib/markup.ts'
import { alternates } from '../../../src/page/head-tags.ts'
import { basePathOf } from '../../../src/site/base-path.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { siteOrigin } from '../../../src/site/site-origin.ts'
import { pictureAddress } from '../../lib/picture-address.ts'

/** A page of a site as its map says it, once for each language. */
export interface SitemapEntry {
  /** Without prefix. */
  readonly path: string
  /** Every site that has it: their languages are alternates of each other. */
  readonly sites: readonly SiteConfig[]
  readonly pictures?: readonly string[]
}

interface Input {
  readonly site: SiteConfig
  readonly entries: readonly SitemapEntry[]
  /** Of the request, or the public one. */
  readonly origin: string
}

const DECLARATION = markup`<?xml version="1.0" encoding="UTF-8"?>`
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1'
const LINKS = 'http://www.w3.org/1999/xhtml'

export const sitemapIndex = (addresses: readonly string[]): string => {
  const maps = addresses.map((address) => markup`<sitemap><loc>${address}</loc></sitemap>`)
  return markup`${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">${maps}</sitemapindex>`.text
}

/** Written in one go: whoever else waits for this process is answered in between. */
const ENTRIES_AT_ONCE = 50

/** A map with the pictures of each page and its address in every language and country (EXTRA-04), a part at a time. */
export const urlSet = async function* ({ entries, ...place }: Input): AsyncGenerator<string> {
  yield markup`${DECLARATION}<urlset xmlns="${NAMESPACE}" xmlns:image="${IMAGES}" xmlns:xhtml="${LINKS}">`.text
  for (let start = 0; start < entries.length; start += ENTRIES_AT_ONCE) {
    await setImmediate()
    const part = entries.slice(start, start + ENTRIES_AT_ONCE)
    yield part
      .flatMap((entry) => urls(entry, place))
      .map(({ text }) => text)
      .join('')
  }
  yield '</urlset>'
}

const urls = ({ path, sites, pictures = [] }: SitemapEntry, { site, origin }: Omit<Input, 'entries'>): readonly Markup[] => {
  const own = siteOrigin(site, origin)
  const images = pictures.map((src) => markup`<image:image><image:loc>${pictureAddress(src, own)}</image:loc></image:image>`)
  const others = alternates({ path, site, sites })
  // A page in one language has no other to name.
  const links =
    others.length < MIN_ALTERNATES
      ? []
      : others.map((other) => {
          const address = `${siteOrigin(other.site, origin)}${other.path}`
          return markup`<xhtml:link rel="alternate" hreflang="${other.hreflang}" href="${address}"/>`
        })
  return site.languages.map((language) => markup`<url><loc>${own}${basePathOf(site, language)}${path}</loc>${links}${images}</url>`)
}

/** The page itself, another one, and the one for everybody else. */
const MIN_ALTERNATES = 3
