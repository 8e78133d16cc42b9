import type { BlockSchema } from '../../../schemas/block-schema.ts'
import type { Json } from '../../../schemas/page.ts'
import { isShared } from '../../../src/content/clipboard/copy-blocks.ts'
import { isLink, type CmsEntry, type CmsSource } from '../../../src/content/cms-entry.ts'
import { ownValue } from '../../../src/lib/own-value.ts'
import { UsageError } from '../../blocks/commands/usage-error.ts'
import { findBlock } from './find-block.ts'

/** Where on a page: beside a block, at the end of a block's slot (`id.slot`), or at the end of the page. */
export type Place = { readonly before: string } | { readonly after: string } | { readonly into: string } | { readonly end: true }

/** An entry whose list of blocks is to grow. */
export interface Target {
  readonly holder: CmsEntry
  readonly slot: string
  /** Where in the list. */
  readonly index: number
}

interface Where {
  readonly page: CmsEntry
  readonly source: Pick<CmsSource, 'entries'>
  /** The page's own among them. */
  readonly schemas: ReadonlyMap<string, BlockSchema>
  readonly defaultLocale: string
}

/** Throws a UsageError for a place the page does not have, and for one in a shared section: that would change other pages. */
export const findPlace = (place: Place, where: Where): Target => {
  const { page, defaultLocale } = where
  if ('end' in place) return { holder: page, slot: 'blocks', index: linksIn(page, 'blocks', defaultLocale).length }
  if ('into' in place) return findSlot(place.into, where)
  const id = 'before' in place ? place.before : place.after
  const { entry, holder, slot, isInShared } = findBlock(id, where)
  if (isInShared) throw new UsageError(SHARED)
  const index = linksIn(holder, slot, defaultLocale).findIndex((link) => isLink(link) && link.sys.id === entry.sys.id)
  if (index < 0) throw new UsageError(`The block ${id} stands there in some languages only. Choose another place.`)
  return { holder, slot, index: 'before' in place ? index : index + 1 }
}

const findSlot = (into: string, where: Where): Target => {
  const [, id = '', slot = ''] = /^(.+)\.([^.]+)$/.exec(into) ?? []
  if (slot === '') throw new UsageError('--into takes a block and its slot: <blockId>.<slot>.')
  const { entry, isInShared } = findBlock(id, where)
  if (isInShared || isShared(entry, where.schemas)) throw new UsageError(SHARED)
  const slots = where.schemas.get(entry.sys.contentType.sys.id)?.['x-slots'] ?? {}
  if (ownValue(slots, slot) === undefined)
    throw new UsageError(`The block ${id} has no slot "${slot}". It has: ${Object.keys(slots).join(', ') || 'none'}.`)
  return { holder: entry, slot, index: linksIn(entry, slot, where.defaultLocale).length }
}

const SHARED = 'That is a shared section: what is put there shows on every page that uses it. Edit it in the CMS.'

/** The holder's fields with references to these entries put in their place. Everything else stays the same object. */
export const withLinks = ({ holder, slot, index }: Target, ids: readonly string[], defaultLocale: string): CmsEntry['fields'] => {
  const links = linksIn(holder, slot, defaultLocale)
  const added = ids.map((id) => ({ sys: { type: 'Link', linkType: 'Entry', id } }))
  return {
    ...holder.fields,
    [slot]: { ...holder.fields[slot], [defaultLocale]: [...links.slice(0, index), ...added, ...links.slice(index)] },
  }
}

/** Lists of blocks are the same in every language, so they are kept in the default one. */
const linksIn = (holder: CmsEntry, slot: string, defaultLocale: string): readonly Json[] => {
  const list = holder.fields[slot]?.[defaultLocale]
  return Array.isArray(list) ? list : []
}
