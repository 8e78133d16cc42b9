import type { ComposeDocument, ComposeFields } from '../../../schemas/api/compose.ts'
import { ownValue } from '../../lib/own-value.ts'
import { linksOf, type EntryLinks } from '../cms-entry.ts'

/** Ids of the entries and assets that a page is made of, block by block as it leads to them. Other pages are among them where it leads to one, what they hold is not. */
export const reachableIds = ({ pageId, entries }: Pick<ComposeDocument, 'pageId' | 'entries'>): ReadonlySet<string> => {
  const reached = new Set<string>()
  const open = [pageId]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    const entry = ownValue(entries, id)
    if (entry === undefined || (id !== pageId && entry.sys.contentType.sys.id === 'page')) continue
    const links = linksIn(entry.fields)
    for (const asset of links.assets) reached.add(asset)
    open.push(...links.entries.toReversed())
  }
  return reached
}

/** Fields never change, they are replaced: asked at every letter, most entries are looked through once. */
const KNOWN = new WeakMap<ComposeFields, EntryLinks>()

const linksIn = (fields: ComposeFields): EntryLinks => {
  const known = KNOWN.get(fields)
  if (known !== undefined) return known
  const links = linksOf({ fields })
  KNOWN.set(fields, links)
  return links
}
