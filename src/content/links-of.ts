import type { Json } from '../../schemas/page.ts'
import { isLink, type CmsEntry } from './cms-entry.ts'

export interface EntryLinks {
  readonly entries: readonly string[]
  readonly assets: readonly string[]
}

/** Ids an entry refers to in any field and locale: links, lists of links, rich text. Each once. */
export const linksOf = (entry: CmsEntry): EntryLinks => {
  const entries = new Set<string>()
  const assets = new Set<string>()
  const visit = (value: Json): void => {
    if (typeof value !== 'object' || value === null) return
    if (isLink(value)) return void (value.sys.linkType === 'Entry' ? entries : assets).add(value.sys.id)
    for (const child of Object.values(value)) visit(child)
  }
  for (const values of Object.values(entry.fields)) visit(values)
  return { entries: [...entries], assets: [...assets] }
}
