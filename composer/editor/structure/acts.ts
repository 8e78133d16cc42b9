import type { ComposeDocument } from '../../../schemas/api/compose.ts'
import type { BlockSchema } from '../../../schemas/block-schema.ts'
import { blockSchemas } from '../../../src/content/block-schemas.ts'
import { defaultLocaleOf } from '../../../src/content/locales.ts'
import { newEntryId } from '../../../src/content/composing/new-entry-id.ts'
import {
  detachSection,
  duplicateBlocks,
  moveBlocks,
  removeBlocks,
  wrapBlock,
  type StructureEdit,
} from '../../../src/content/composing/structure/edits.ts'
import { makeBlock } from '../../../src/content/composing/structure/make-block.ts'
import { fits, hasRoom, kindOf, spotOf, takesBlocks } from '../../document/structure/rules.ts'
import { idOf, slotList, slotNames, typeOf, type SlotPosition } from '../../../src/content/composing/structure/slots.ts'
import { keepVariant, nameOfTest, tryVariant } from '../../document/structure/variant-edits.ts'
import { testAt } from '../../document/structure/variant-of.ts'
import { takesTests } from '../../../src/content/variant-rules.ts'
import { wallTime } from '../../../src/lib/clock.ts'
import type { OutlineBlock, OutlineRow } from '../outline-tree.ts'
import { ownValue } from '../../../src/lib/own-value.ts'

/** What can be done with a block where it stands. */
export type ActName = 'moveUp' | 'moveDown' | 'moveOut' | 'moveIn' | 'duplicate' | 'detach' | 'tryVariant' | 'keepVariant' | 'remove'

/** Makes the edit; undefined where it turns out that nothing is to be done. */
type Act = () => StructureEdit | undefined

/** A block that another one can be put into, in one of its slots. */
export interface Wrapping {
  readonly type: string
  readonly title: string
  readonly wrap: Act
}

type Rows = readonly OutlineRow[]

/** Acts that the place of blocks that follow each other allows, by name. */
export const actsOf = (document: ComposeDocument, rows: Rows, run: readonly OutlineBlock[]): Readonly<Partial<Record<ActName, Act>>> => {
  const [first] = run
  const position = first?.position
  if (first === undefined || position === undefined) return {}
  const { length: count } = run
  const end = slotList(document, position.owner, position.slot)?.items.length ?? 0
  const types = run.map(({ entryId }) => typeOf(document, entryId))
  const [out, into] = [positionOutside(document, rows, first, types), positionInside(document, first, types)]
  const type = count === 1 ? (types[0] ?? '') : ''
  const section = blockSchemas.get(type)?.['x-resolved'] === true ? Object.keys(blockSchemas.get(type)?.['x-slots'] ?? {})[0] : undefined
  const to =
    (target: SlotPosition): Act =>
    () =>
      moveBlocks(document, position, target, count)
  return {
    ...(position.index > 0 ? { moveUp: to({ ...position, index: position.index - 1 }) } : {}),
    ...(position.index + count < end ? { moveDown: to({ ...position, index: position.index + count + 1 }) } : {}),
    ...(out === undefined ? {} : { moveOut: to(out) }),
    ...(into === undefined ? {} : { moveIn: to(into) }),
    ...(hasRoom(document, position.owner, position.slot, count) ? { duplicate: () => duplicateBlocks(document, position, count) } : {}),
    ...(canTry(document, first, count) ? { tryVariant: () => tryVariant(document, position, testNameOf(type)) } : {}),
    ...(count === 1 && testAt(document, position) !== undefined ? { keepVariant: () => keepVariant(document, position) } : {}),
    ...(section === undefined ? {} : { detach: () => detachSection(document, position, section) }),
    remove: () => removeBlocks(document, position, count),
  }
}

/**
 * A variant is of a block of this page, or of a block of a shared section: one that other pages have in a list of their own would be a test
 * without variants there.
 */
const canTry = (document: ComposeDocument, { entryId, path, usedBy }: OutlineBlock, count: number): boolean => {
  const isSection = (id: string): boolean => blockSchemas.get(typeOf(document, id))?.['x-resolved'] === true
  return count === 1 && takesTests(kindOf(document)) && !isSection(entryId) && (usedBy <= 1 || path.some(isSection))
}

/** `hero-2026-12-01`: another test of the block begins a new count, under a name of its own. */
const testNameOf = (type: string): string => nameOfTest(`${type.slice(0, 29)}-${new Date(wallTime()).toISOString().slice(0, 10)}`)

/** Behind the block that blocks stand in, where they fit there. */
const positionOutside = (document: ComposeDocument, rows: Rows, row: OutlineBlock, types: readonly string[]): SlotPosition | undefined => {
  const owner = ownerOf(rows, row)
  return owner === undefined ? undefined : positionBehind(document, owner, types)
}

/** Behind the block of a row, where blocks of all these types fit. */
export const positionBehind = (
  document: ComposeDocument,
  { position, path }: OutlineBlock,
  types: readonly string[],
): SlotPosition | undefined =>
  position !== undefined && takesBlocks(document, path, position.slot, types) ? { ...position, index: position.index + 1 } : undefined

/** The row of the block that a row's block stands in. */
export const ownerOf = (rows: Rows, { path }: OutlineBlock): OutlineBlock | undefined => {
  const around = path.slice(0, -1).join(' ')
  return rows.filter((row) => row.kind === 'block').find((row) => row.entryId === path.at(-1) && row.path.join(' ') === around)
}

/** At the end of the block before them, in the first slot where they fit. */
const positionInside = (
  document: ComposeDocument,
  { path, position }: OutlineBlock,
  types: readonly string[],
): SlotPosition | undefined => {
  const items = position === undefined ? undefined : slotList(document, position.owner, position.slot)?.items
  const before = idOf(items?.[(position?.index ?? 0) - 1])
  return before === undefined ? undefined : endOfSlot(document, [...path, before], types)
}

/** The end of the first slot of an entry, the last of the path, where blocks of all these types fit. */
export const endOfSlot = (document: ComposeDocument, path: readonly string[], types: readonly string[]): SlotPosition | undefined => {
  const owner = path.at(-1) ?? ''
  const entry = ownValue(document.entries, owner)
  const slot = (entry === undefined ? [] : slotNames(entry)).find((name) => takesBlocks(document, path, name, types))
  return slot === undefined ? undefined : { owner, slot, index: slotList(document, owner, slot)?.items.length ?? 0 }
}

/**
 * Whether a block is made to go around another one. The gate lets the result of a search, the window of a splash or the thanks for an order
 * stand on every page; who groups blocks looks for none of them.
 */
const isAround = (outer: BlockSchema, inner: BlockSchema | undefined): boolean =>
  GENERAL_GROUPS.includes(outer['x-group']) || outer['x-group'] === inner?.['x-group']

/** Of blocks that are for no certain kind of page. */
const GENERAL_GROUPS: readonly string[] = ['content', 'navigation']

/** Blocks that can be put around the one of a row where it stands. A shared section is named after what is in it. */
export const wrappingsOf = (document: ComposeDocument, row: OutlineBlock): readonly Wrapping[] => {
  const { position, path, entryId, name } = row
  const type = ownValue(document.entries, entryId)?.sys.contentType.sys.id
  if (position === undefined || type === undefined || blockSchemas.get(type)?.['x-resolved'] === true) return []
  const spot = spotOf(document, path, position.slot)
  const locale = defaultLocaleOf(document.locales)
  return [...blockSchemas].flatMap(([outer, schema]): readonly Wrapping[] => {
    if (!isAround(schema, blockSchemas.get(type)) || !fits(spot, outer)) return []
    const slot = Object.keys(schema['x-slots'] ?? {}).find((each) => fits({ ...spot, types: [...spot.types, outer], slot: each }, type))
    if (slot === undefined) return []
    const wrap = (): StructureEdit | undefined => {
      const [made] = makeBlock(outer, locale, newEntryId)
      const title = schema['x-resolved'] === true ? { title: { [locale]: name.slice(0, MAX_TITLE) } } : {}
      return wrapBlock(document, position, { ...made, fields: { ...made.fields, ...title } }, slot)
    }
    return [{ type: outer, title: schema.title, wrap }]
  })
}

const MAX_TITLE = 120
