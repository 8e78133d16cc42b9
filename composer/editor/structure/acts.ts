import type { ComposeDocument } from '../../../schemas/api/compose.ts'
import { blockSchemas } from '../../../src/content/block-schemas.ts'
import { defaultLocaleOf } from '../../../src/content/locales.ts'
import { newEntryId } from '../../../src/content/composing/new-entry-id.ts'
import { detachSection, duplicateBlock, moveBlock, removeBlock, wrapBlock, type StructureEdit } from '../../document/structure/edits.ts'
import { makeBlock } from '../../document/structure/make-block.ts'
import { fits, hasRoom, spotOf } from '../../document/structure/rules.ts'
import { idOf, slotList, slotNames, type Place } from '../../document/structure/slots.ts'
import type { OutlineBlock, OutlineRow } from '../outline-tree.ts'

/** What can be done with a block where it stands. */
export type ActName = 'moveUp' | 'moveDown' | 'moveOut' | 'moveIn' | 'duplicate' | 'detach' | 'remove'

/** Makes the edit; undefined where it turns out that nothing is to be done. */
type Act = () => StructureEdit | undefined

/** A block that another one can be put into, in one of its slots. */
export interface Wrapping {
  readonly type: string
  readonly title: string
  readonly wrap: Act
}

type Rows = readonly OutlineRow[]

/** Acts that the place of a block allows, by name. */
export const actsOf = (document: ComposeDocument, rows: Rows, row: OutlineBlock): Readonly<Partial<Record<ActName, Act>>> => {
  const { place, entryId } = row
  if (place === undefined) return {}
  const count = slotList(document, place.owner, place.slot)?.items.length ?? 0
  const type = document.entries[entryId]?.sys.contentType.sys.id ?? ''
  const [out, into] = [placeOutside(document, rows, row, type), placeInside(document, row, type)]
  const section = blockSchemas.get(type)?.['x-resolved'] === true ? Object.keys(blockSchemas.get(type)?.['x-slots'] ?? {})[0] : undefined
  const to =
    (target: Place): Act =>
    () =>
      moveBlock(document, place, target)
  return {
    ...(place.index > 0 ? { moveUp: to({ ...place, index: place.index - 1 }) } : {}),
    ...(place.index < count - 1 ? { moveDown: to({ ...place, index: place.index + 2 }) } : {}),
    ...(out === undefined ? {} : { moveOut: to(out) }),
    ...(into === undefined ? {} : { moveIn: to(into) }),
    ...(hasRoom(document, place.owner, place.slot) ? { duplicate: () => duplicateBlock(document, place) } : {}),
    ...(section === undefined ? {} : { detach: () => detachSection(document, place, section) }),
    remove: () => removeBlock(document, place),
  }
}

/** Behind the block that a block stands in, where it fits there. */
const placeOutside = (document: ComposeDocument, rows: Rows, row: OutlineBlock, type: string): Place | undefined => {
  const place = ownerOf(rows, row)?.place
  if (place === undefined) return undefined
  const isFit = hasRoom(document, place.owner, place.slot) && fits(document, spotOf(document, row.path.slice(0, -1), place.slot), type)
  return isFit ? { ...place, index: place.index + 1 } : undefined
}

/** The row of the block that a row's block stands in. */
export const ownerOf = (rows: Rows, { path }: OutlineBlock): OutlineBlock | undefined => {
  const around = path.slice(0, -1).join(' ')
  return rows.filter((row) => row.kind === 'block').find((row) => row.entryId === path.at(-1) && row.path.join(' ') === around)
}

/** At the end of the block before it, in the first slot where it fits. */
const placeInside = (document: ComposeDocument, { path, place }: OutlineBlock, type: string): Place | undefined => {
  const items = place === undefined ? undefined : slotList(document, place.owner, place.slot)?.items
  const before = idOf(items?.[(place?.index ?? 0) - 1])
  return before === undefined ? undefined : endOfSlot(document, [...path, before], [type])
}

/** The end of the first slot of an entry, the last of the path, where blocks of all these types fit. */
export const endOfSlot = (document: ComposeDocument, path: readonly string[], types: readonly string[]): Place | undefined => {
  const owner = path.at(-1) ?? ''
  const entry = document.entries[owner]
  const slot = (entry === undefined ? [] : slotNames(entry)).find(
    (name) => hasRoom(document, owner, name) && types.every((type) => fits(document, spotOf(document, path, name), type)),
  )
  return slot === undefined ? undefined : { owner, slot, index: slotList(document, owner, slot)?.items.length ?? 0 }
}

/** Blocks that can be put around the one of a row where it stands. A shared section is named after what is in it. */
export const wrappingsOf = (document: ComposeDocument, row: OutlineBlock): readonly Wrapping[] => {
  const { place, path, entryId, name } = row
  const type = document.entries[entryId]?.sys.contentType.sys.id
  if (place === undefined || type === undefined || blockSchemas.get(type)?.['x-resolved'] === true) return []
  const spot = spotOf(document, path, place.slot)
  const locale = defaultLocaleOf(document.locales)
  return [...blockSchemas].flatMap(([outer, schema]): readonly Wrapping[] => {
    if (!fits(document, spot, outer)) return []
    const slot = Object.keys(schema['x-slots'] ?? {}).find((each) => fits(document, { types: [...spot.types, outer], slot: each }, type))
    if (slot === undefined) return []
    const wrap = (): StructureEdit | undefined => {
      const [made] = makeBlock(outer, locale, newEntryId)
      const title = schema['x-resolved'] === true ? { title: { [locale]: name.slice(0, MAX_TITLE) } } : {}
      return wrapBlock(document, place, { ...made, fields: { ...made.fields, ...title } }, slot)
    }
    return [{ type: outer, title: schema.title, wrap }]
  })
}

const MAX_TITLE = 120
