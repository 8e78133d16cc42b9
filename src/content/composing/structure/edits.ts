import type { ComposeDocument, ComposeEntry, ComposeFields } from '../../../../schemas/api/compose.ts'
import type { Json } from '../../../../schemas/page.ts'
import { entrySchemas } from '../../block-schemas.ts'
import { isObject, linkTo, slotsOf } from '../../cms-entry.ts'
import { copyBlocks, renewIds, type Clip } from '../../clipboard/clip.ts'
import { toCmsSource } from '../to-cms-source.ts'
import { defaultLocaleOf } from '../../locales.ts'
import type { Edit } from '../edit.ts'
import { newEntryId } from '../new-entry-id.ts'
import { newEntry } from '../new-entry.ts'
import { idOf, schemaOf, slotList, withItems, type SlotPosition } from './slots.ts'
import { ownValue } from '../../../lib/own-value.ts'
import { without } from '../../../lib/without.ts'

/** An edit of the page's structure, and the entry that is looked at after it. Functions here answer none where it cannot be done. */
export interface StructureEdit {
  readonly edit: Edit
  readonly select: string
}

type Maybe = StructureEdit | undefined

/**
 * Puts blocks at a place: `entries` are new, or such that the CMS has (a shared section with what is in it); `roots` stand there. No block
 * is put into itself.
 */
export const insertBlocks = (
  document: ComposeDocument,
  { owner, slot, index }: SlotPosition,
  { entries, roots }: { readonly entries: readonly ComposeEntry[]; readonly roots: readonly string[] },
): Maybe => {
  const list = slotList(document, owner, slot)
  const [select] = roots
  if (list === undefined || select === undefined) return undefined
  const all = { entries: { ...Object.fromEntries(entries.map((entry) => [entry.sys.id, entry])), ...document.entries } }
  if (roots.some((root) => isInside(all, root, owner))) return undefined
  return { edit: { entries, values: [withItems(list, list.items.toSpliced(index, 0, ...roots.map((id) => linkTo('Entry', id))))] }, select }
}

/** Takes blocks that follow each other off their place. Their entries stay in the CMS: other pages may have them, and undo brings them back. */
export const removeBlocks = (document: ComposeDocument, { owner, slot, index }: SlotPosition, count = 1): Maybe => {
  const list = slotList(document, owner, slot)
  if (list === undefined || index + count > list.items.length) return undefined
  const items = list.items.toSpliced(index, count)
  // What moves up to its place, or is the last now, is next.
  const select = idOf(items[Math.min(index, items.length - 1)]) ?? owner
  return { edit: { values: [withItems(list, items)] }, select }
}

/** Moves blocks that follow each other before what stands at another place; both places as they are before the move. None into itself. */
export const moveBlocks = (document: ComposeDocument, from: SlotPosition, to: SlotPosition, count = 1): Maybe => {
  const [source, target] = [slotList(document, from.owner, from.slot), slotList(document, to.owner, to.slot)]
  const moved = source?.items.slice(from.index, from.index + count) ?? []
  const select = idOf(moved[0])
  if (source === undefined || target === undefined || moved.length < count || select === undefined) return undefined
  if (moved.some((item) => isInside(document, idOf(item) ?? '', to.owner))) return undefined
  const rest = source.items.toSpliced(from.index, count)
  if (source.owner === target.owner && source.slot === target.slot) {
    const index = to.index > from.index ? Math.max(from.index, to.index - count) : to.index
    return { edit: { values: [withItems(source, rest.toSpliced(index, 0, ...moved))] }, select }
  }
  return { edit: { values: [withItems(source, rest), withItems(target, target.items.toSpliced(to.index, 0, ...moved))] }, select }
}

/** Whether an entry is the other, or holds it at any depth, shared sections included. Ends on circles. */
export const isInside = ({ entries }: Pick<ComposeDocument, 'entries'>, outer: string, id: string): boolean => {
  const seen = new Set<string>()
  const holds = (at: string): boolean => {
    if (at === id) return true
    const entry = ownValue(entries, at)
    if (entry === undefined || seen.size === seen.add(at).size) return false
    return slotsOf(entry, schemaOf(entry)).some(({ ids }) => ids.some(holds))
  }
  return holds(outer)
}

/** Blocks with all that is in them, as a clipboard holds them; shared sections are only referred to. */
export const clipOf = (document: ComposeDocument, ids: readonly string[], release = ''): Clip =>
  copyBlocks({ ids, source: toCmsSource(document), schemas: entrySchemas, release })

/** Puts what a clipboard holds at a place, under ids of its own. */
export const pasteClip = (document: ComposeDocument, position: SlotPosition, clip: Clip): Maybe =>
  insertBlocks(document, position, renewed(clip))

/** What a clipboard holds as new entries. */
const renewed = (clip: Clip) => {
  const { blocks, roots } = renewIds({ clip, schemas: entrySchemas, newId: newEntryId })
  // A copy is in no test: it would have the letter of the block that it was made of.
  return {
    entries: blocks.map(({ id, type, fields }) => newEntry(id, type, roots.includes(id) ? withoutVariant(fields) : fields)),
    roots,
  }
}

const withoutVariant = (fields: ComposeFields): ComposeFields => {
  const { meta, ...others } = fields
  if (meta === undefined) return fields
  const kept = Object.entries(meta)
    .map(([locale, value]) => [locale, isObject(value) ? without(value, 'variant') : value] as const)
    .filter(([, value]) => !isObject(value) || Object.keys(value).length > 0)
  return kept.length === 0 ? others : { ...others, meta: Object.fromEntries(kept) }
}

/** Copies of blocks that follow each other, behind them; of a shared section, the section once more. */
export const duplicateBlocks = (document: ComposeDocument, position: SlotPosition, count = 1): Maybe => {
  const behind = position.index + count
  const items = slotList(document, position.owner, position.slot)?.items.slice(position.index, behind) ?? []
  return pasteClip(
    document,
    { ...position, index: behind },
    clipOf(
      document,
      items.flatMap((item) => idOf(item) ?? []),
    ),
  )
}

/** Puts a new block around the one at a place. `slot` is that of the new block, `outer` the new block itself with its fields. */
export const wrapBlock = (document: ComposeDocument, position: SlotPosition, outer: ComposeEntry, slot: string): Maybe => {
  const list = slotList(document, position.owner, position.slot)
  const item = list?.items[position.index]
  if (list === undefined || item === undefined) return undefined
  const fields = { ...outer.fields, [slot]: { [defaultLocaleOf(document.locales)]: [item] } }
  const items = list.items.with(position.index, linkTo('Entry', outer.sys.id))
  return { edit: { entries: [{ ...outer, fields }], values: [withItems(list, items)] }, select: outer.sys.id }
}

/** Puts copies of what a shared section holds in its place: from then on they are this page's own. */
export const detachSection = (document: ComposeDocument, position: SlotPosition, slot: string): Maybe => {
  const list = slotList(document, position.owner, position.slot)
  const section = idOf(list?.items[position.index])
  const inner = section === undefined ? undefined : slotList(document, section, slot)
  if (list === undefined || inner === undefined) return undefined
  const ids = inner.items.flatMap((item: Json) => idOf(item) ?? [])
  const { entries, roots } = renewed(clipOf(document, ids))
  const items = list.items.toSpliced(position.index, 1, ...roots.map((id) => linkTo('Entry', id)))
  return { edit: { entries, values: [withItems(list, items)] }, select: roots[0] ?? position.owner }
}
