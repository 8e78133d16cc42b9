import { addressOf, PAGE_KINDS, recordOf, type PageKind } from '../../schemas/page-kinds.ts'
import type { Json } from '../../schemas/page.ts'
import { readField, type CmsEntry } from './cms-entry.ts'

/** A page entry's own fields in the locales given (schemas/page.schema.json); `kind` undefined where it is none of ours. */
export interface PageFields {
  readonly title: string
  readonly key: string
  readonly kind: PageKind | undefined
  /** Site tags; empty means every site. */
  readonly sites: readonly string[]
  readonly seoTitle: string
  readonly seoDescription: string
  /** A link to an asset. */
  readonly shareImage: Json | undefined
  readonly isNoindex: boolean
  readonly blocks: Json | undefined
}

export const readPageFields = (entry: CmsEntry, locales: readonly string[]): PageFields => {
  const read = (name: string): Json | undefined => readField(entry.fields[name], locales)
  const sites = read('sites')
  return {
    title: text(read('title')),
    key: text(read('key')),
    kind: toKind(read('kind')),
    sites: Array.isArray(sites) ? sites.filter((site: Json) => typeof site === 'string') : [],
    seoTitle: text(read('seoTitle')),
    seoDescription: text(read('seoDescription')),
    shareImage: read('shareImage'),
    isNoindex: read('noindex') === true,
    blocks: read('blocks'),
  }
}

const toKind = (value: Json | undefined): PageKind | undefined => PAGE_KINDS.find((kind) => kind === value)

const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

/** A page entry with what decides where it goes live; both are the same in every language. */
export interface PageCandidate {
  readonly entry: CmsEntry
  readonly key: string
  readonly sites: readonly string[]
}

export const toCandidate = (entry: CmsEntry, defaultLocale: string): PageCandidate => {
  const { key, sites } = readPageFields(entry, [defaultLocale])
  return { entry, key, sites }
}

/** Candidates by key, each entry read once. */
export const candidatesByKey = (entries: readonly CmsEntry[], defaultLocale: string): ReadonlyMap<string, readonly PageCandidate[]> => {
  const byKey = new Map<string, PageCandidate[]>()
  for (const entry of entries) {
    const candidate = toCandidate(entry, defaultLocale)
    byKey.set(candidate.key, [...(byKey.get(candidate.key) ?? []), candidate])
  }
  return byKey
}

/**
 * Which of the entries with one key is a site's page: one that names the site before one for every site; among equals the one
 * with the lower id, so that every process decides alike. Undefined where none is meant for the site.
 */
export const chooseEntry = (candidates: readonly PageCandidate[], siteTag: string): CmsEntry | undefined => {
  const sorted = candidates.toSorted((one, other) => (one.entry.sys.id < other.entry.sys.id ? -1 : 1))
  const chosen = sorted.find(({ sites }) => sites.includes(siteTag)) ?? sorted.find(({ sites }) => sites.length === 0)
  return chosen?.entry
}

/** Those of `sites` whose page the entry is. */
export const sitesOfEntry = <Site extends { readonly siteTag: string }>(
  entry: CmsEntry,
  candidates: readonly PageCandidate[],
  sites: readonly Site[],
): readonly Site[] => sites.filter(({ siteTag }) => chooseEntry(candidates, siteTag) === entry)

/** Address without prefix of a page that words may link to; undefined for pages that have no address of their own. */
export const pathOfKey = (key: string): string | undefined => {
  if (key.startsWith('landing/')) return key.slice('landing'.length)
  const kind = toKind(key)
  return kind !== undefined && recordOf(kind).isLinkable === true ? addressOf(kind) : undefined
}
