import type { Json } from '../../schemas/page.ts'
import { buildPage } from '../../src/content/build-page.ts'
import { candidatesByKey, chooseEntry } from '../../src/content/page-entry.ts'
import { defaultLocaleOf, type CmsLocale, localeChain, fallbackOf, isTranslatable } from '../../src/content/locales.ts'
import { blockSchemas, pageSchema } from '../../src/content/block-schemas.ts'
import type { CmsEntry, CmsSource } from '../../src/content/cms-entry.ts'
import { wordsOf as namesOf, trailsOf } from '../../src/content/trail.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'

/** A text that shoppers of a language read in another one. */
export interface Gap {
  /** Key of the first page it is on. */
  readonly page: string
  /** Where, in words, as in the publishing report: `Home > Button “Shop” > Label`. */
  readonly where: string
  readonly entryId: string
  readonly field: string
  /** The locale that is used instead. */
  readonly fallback: string
  /** What shoppers read meanwhile, where it is plain text: its beginning. */
  readonly text: string
}

/** How much of a site is in one of its languages. A text counts once, on however many pages it is. */
export interface Coverage {
  readonly siteTag: string
  readonly language: string
  readonly texts: number
  readonly missing: readonly Gap[]
  /** Rounded down, so that 100 means all. */
  readonly percent: number
}

interface Content {
  readonly pages: readonly CmsEntry[]
  readonly source: CmsSource
  readonly locales: readonly CmsLocale[]
  readonly sites: readonly SiteConfig[]
}

export const coverageOf = (content: Content): readonly Coverage[] =>
  content.sites.flatMap((site) => site.languages.map((language) => coverLanguage(content, site, language)))

const coverLanguage = ({ pages, source, locales }: Content, site: SiteConfig, language: string): Coverage => {
  const chain = localeChain(locales, language, site.code)
  const texts = new Set<string>()
  const missing = new Map<string, Gap>()
  const count = (entry: CmsEntry, field: string, where: Pick<Gap, 'page' | 'where'>): void => {
    const id = `${entry.sys.id}/${field}`
    texts.add(id)
    const fallback = fallbackOf(entry.fields[field], chain, language)
    if (fallback !== undefined && !missing.has(id))
      missing.set(id, { ...where, entryId: entry.sys.id, field, fallback, text: beginningOf(entry.fields[field]?.[fallback]) })
  }
  for (const entry of pagesOf(pages, locales, site)) {
    const { page } = buildPage({ entry, source, site, language, locales: chain })
    for (const field of wordsOf(entry, pageSchema.properties))
      count(entry, field, { page: page.key, where: `${page.title} > ${pageSchema.properties[field]?.title ?? field}` })
    for (const trail of trailsOf(page.blocks)) {
      const { node } = trail
      const block = source.entries.get(node.id)
      const schema = blockSchemas.get(node.type)
      if (block === undefined || schema === undefined) continue
      const where = [page.title, ...namesOf(trail, blockSchemas)].join(' > ')
      for (const field of wordsOf(block, schema.properties))
        count(block, field, { page: page.key, where: `${where} > ${schema.properties[field]?.title ?? field}` })
    }
  }
  const share = texts.size === 0 ? 1 : (texts.size - missing.size) / texts.size
  return { siteTag: site.siteTag, language, texts: texts.size, missing: [...missing.values()], percent: Math.floor(share * 100) }
}

/** Long enough to know a text again. */
const BEGINNING = 60

const beginningOf = (value: Json | undefined): string => {
  const text = typeof value === 'string' ? value.replaceAll(/\s+/g, ' ') : ''
  return text.length > BEGINNING ? `${text.slice(0, BEGINNING)}…` : text
}

const pagesOf = (pages: readonly CmsEntry[], locales: readonly CmsLocale[], site: SiteConfig): readonly CmsEntry[] => {
  const byKey = candidatesByKey(pages, defaultLocaleOf(locales))
  return [...byKey.values()].flatMap((candidates) => chooseEntry(candidates, site.siteTag) ?? [])
}

/** Fields of an entry that hold words in some language. */
const wordsOf = (entry: CmsEntry, properties: typeof pageSchema.properties): readonly string[] =>
  Object.entries(properties)
    .filter(
      ([name, prop]) => isTranslatable(prop) && Object.values(entry.fields[name] ?? {}).some((value) => value !== '' && value !== null),
    )
    .map(([name]) => name)
