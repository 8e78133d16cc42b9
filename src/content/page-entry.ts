import { PAGE_KINDS, type Json, type PageKind } from '../../schemas/page.ts'
import { type CmsEntry, readField } from './cms-entry.ts'

/** A page entry's own fields in the locales given (schemas/page.schema.json); `kind` undefined where it is none of ours. */
export interface PageFields {
  readonly title: string
  readonly key: string
  readonly kind: PageKind | undefined
  /** Site tags; empty means every site. */
  readonly sites: readonly string[]
  readonly seoTitle: string
  readonly seoDescription: string
  readonly isNoindex: boolean
  readonly blocks: Json | undefined
}

export const readPageFields = (entry: CmsEntry, locales: readonly string[]): PageFields => {
  const read = (name: string): Json | undefined => readField(entry.fields[name], locales)
  const sites = read('sites')
  const kind = read('kind')
  return {
    title: text(read('title')),
    key: text(read('key')),
    kind: PAGE_KINDS.find((known) => known === kind),
    sites: Array.isArray(sites) ? sites.filter((site: Json) => typeof site === 'string') : [],
    seoTitle: text(read('seoTitle')),
    seoDescription: text(read('seoDescription')),
    isNoindex: read('noindex') === true,
    blocks: read('blocks'),
  }
}

const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

/**
 * Which of the entries with one key is a site's page: one that names the site before one for every site; among equals the one
 * with the lower id, so that every process decides alike. Undefined where none is meant for the site.
 */
export const chooseEntry = (entries: readonly CmsEntry[], siteTag: string, defaultLocale: string): CmsEntry | undefined => {
  const sorted = entries.toSorted((one, other) => (one.sys.id < other.sys.id ? -1 : 1))
  const sitesOf = (entry: CmsEntry): readonly string[] => readPageFields(entry, [defaultLocale]).sites
  return sorted.find((entry) => sitesOf(entry).includes(siteTag)) ?? sorted.find((entry) => sitesOf(entry).length === 0)
}

const PATHS: Readonly<Record<string, string>> = {
  home: '/',
  contact: '/contact',
  favorites: '/my-favorites',
  tracking: '/tracking',
  orders: '/orders',
  account: '/account',
  checkout: '/checkout/basket',
  search: '/search',
}

/** Address without prefix of a page that words may link to; undefined for pages that have no address of their own. */
export const pathOfKey = (key: string): string | undefined => (key.startsWith('landing/') ? key.slice('landing'.length) : PATHS[key])
