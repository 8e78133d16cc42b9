import { PAGE_KINDS, type Json, type PageKind } from '../../schemas/page.ts'
import type { CmsEntry } from './cms-entry.ts'
import { readField } from './read-field.ts'

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
