import { createHash } from 'node:crypto'
import type { Page } from '../../schemas/page.ts'
import type { SiteConfig } from '../site/site-config.ts'
import type { PageInput } from './build-page.ts'
import { buildValidatedPage } from './build-validated-page.ts'
import { linksOf, readField, type CmsSource, type CmsAsset, type CmsEntry } from './cms-entry.ts'
import type { ContentProblem } from './content-problem.ts'
import { localeChain, type CmsLocale } from './locales.ts'
import { chooseEntry, sitesOfEntry, type PageCandidate } from './page-entry.ts'
import { entryName } from './block-name.ts'
import { entrySchemas } from './block-schemas.ts'

/** How one site and language of a key came out. `live` absent: refused, what was live stays. */
export interface PageOutcome {
  readonly siteTag: string
  readonly language: string
  readonly entryId: string
  /** As it would be, refused or not. */
  readonly page: Page
  readonly live?: { readonly page: Page; readonly contentHash: string }
  readonly problems: readonly ContentProblem[]
}

interface KeyInput {
  /** Entries that have the key. */
  readonly candidates: readonly PageCandidate[]
  readonly source: CmsSource
  readonly sites: readonly SiteConfig[]
  readonly locales: readonly CmsLocale[]
}

/**
 * Builds and validates a key's page for every site and language it is for. The hard gate: an error, and there is no `live`.
 * Pure.
 */
export const outcomesOfKey = ({ candidates, source, sites, locales }: KeyInput): readonly PageOutcome[] =>
  sites.flatMap((site) => {
    const entry = chooseEntry(candidates, site.siteTag)
    if (entry === undefined) return []
    const own = sitesOfEntry(entry, candidates, sites)
    return site.languages.map((language) =>
      outcomeOf({ entry, source, site, sites: own, language, locales: localeChain(locales, language, site.code) }),
    )
  })

const outcomeOf = (input: PageInput): PageOutcome => {
  const { page, json, problems } = buildValidatedPage(input)
  const isRefused = problems.some(({ severity }) => severity === 'error')
  return {
    siteTag: page.siteTag,
    language: page.language,
    entryId: page.id,
    page,
    problems,
    ...(isRefused ? {} : { live: { page, contentHash: createHash('sha256').update(json).digest('base64url') } }),
  }
}

/** One of the entries and assets a page is made of. */
export interface PageSource {
  /** 0 for what is not published. */
  readonly revision: number
  /** What merchandisers call it. */
  readonly name: string | undefined
}

/**
 * Revisions and names of all that these pages are made of, themselves included: the row set of the used-by index. What is
 * missing counts with revision 0, so that publishing it later finds the pages.
 */
export const sourcesOfPages = (pages: readonly CmsEntry[], source: CmsSource, locale: string): ReadonlyMap<string, PageSource> =>
  new Map(pages.flatMap((page) => [...sourcesOfPage(page, source, locale)]))

const sourcesOfPage = (page: CmsEntry, source: CmsSource, locale: string): ReadonlyMap<string, PageSource> => {
  const sources = new Map<string, PageSource>()
  const visit = (entry: CmsEntry): void => {
    if (sources.has(entry.sys.id)) return
    const type = entry.sys.contentType.sys.id
    sources.set(entry.sys.id, { revision: entry.sys.revision, name: entryName(entry, entrySchemas.get(type), [locale]) })
    if (entry !== page && type === 'page') return
    const { entries, assets } = linksOf(entry)
    for (const id of assets) sources.set(id, assetSource(source.assets.get(id), locale))
    for (const id of entries) {
      const child = source.entries.get(id)
      if (child === undefined) sources.set(id, MISSING)
      else visit(child)
    }
  }
  visit(page)
  return sources
}

const MISSING: PageSource = { revision: 0, name: undefined }

const assetSource = (asset: CmsAsset | undefined, locale: string): PageSource => {
  if (asset === undefined) return MISSING
  const title = readField(asset.fields['title'], [locale])
  return { revision: asset.sys.revision, name: typeof title === 'string' ? `Picture “${title}”` : undefined }
}
