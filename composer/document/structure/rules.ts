import type { ComposeDocument } from '../../../schemas/api/compose.ts'
import { recordOf, type ContextName, type PageKind } from '../../../schemas/page-kinds.ts'
import { blockSchemas, entrySchemas } from '../../../src/content/block-schemas.ts'
import { takes } from '../../../src/content/check-slots.ts'
import { toCmsEntry } from '../../../src/content/composing/to-cms-source.ts'
import { defaultLocaleOf } from '../../../src/content/locales.ts'
import { readPageFields } from '../../../src/content/page-entry.ts'
import { ownValue } from '../../../src/lib/own-value.ts'
import { schemaOf, slotList, typeOf } from '../../../src/content/composing/structure/slots.ts'
import { shownItems } from './variant-of.ts'

/** A slot by the types of the entries that it stands in, the page first, the slot's own last, and by what the page gives its blocks. */
export interface Spot {
  readonly types: readonly string[]
  readonly slot: string
  /** Undefined where the page's kind is none of ours: then nothing is known to be missing. */
  readonly offered: readonly ContextName[] | undefined
}

/** `path`: ids of the entries that the slot stands in. */
export const spotOf = (document: ComposeDocument, path: readonly string[], slot: string): Spot => ({
  types: path.map((id) => typeOf(document, id)),
  slot,
  offered: offeredBy(document),
})

/** Of the open page; undefined where it is none of ours. */
export const kindOf = ({ pageId, entries, locales }: ComposeDocument): PageKind | undefined => {
  const page = entries[pageId]
  return page === undefined ? undefined : readPageFields(toCmsEntry(page), [defaultLocaleOf(locales)]).kind
}

const offeredBy = (document: ComposeDocument): Spot['offered'] => {
  const kind = kindOf(document)
  return kind === undefined ? undefined : (recordOf(kind).contexts ?? [])
}

/** Whether so many more blocks have room in a slot; those of a test count as one. */
export const hasRoom = (document: ComposeDocument, owner: string, slot: string, count = 1): boolean => {
  const list = slotList(document, owner, slot)
  const { max = Infinity } = ownValue(schemaOf(ownValue(document.entries, owner))?.['x-slots'], slot) ?? {}
  return list !== undefined && shownItems(document, list.items) + count <= max
}

/** Whether blocks of these types may all be put into a slot as it is. `path`: ids of the entries that it stands in, its own last. */
export const takesBlocks = (document: ComposeDocument, path: readonly string[], slot: string, types: readonly string[]): boolean => {
  if (!hasRoom(document, path.at(-1) ?? '', slot, types.length)) return false
  const spot = spotOf(document, path, slot)
  return types.every((type) => fits(spot, type))
}

/** Types of blocks that may be put into a slot, by the rules that the publish gate has. */
export const typesFor = (spot: Spot): readonly string[] => [...blockSchemas.keys()].filter((type) => fits(spot, type))

/** Whether a block of a type may stand in a slot, as full as that may be. What the shop does not know fits wherever it is put. */
export const fits = ({ types, slot, offered }: Spot, type: string): boolean => {
  const rule = ownValue(entrySchemas.get(types.at(-1) ?? '')?.['x-slots'], slot)
  if (rule === undefined) return false
  const schema = blockSchemas.get(type)
  if (schema === undefined) return true
  if (!takes(rule, type)) return false
  const { 'x-needs': needs = [], 'x-parent': parents, 'x-ancestor': ancestors } = schema
  // A shared section is not there any more once the page is built: what stands around it is around its blocks.
  const around = types.filter((each) => blockSchemas.get(each)?.['x-resolved'] !== true)
  return (
    needs.every((need) => offered === undefined || offered.includes(need)) &&
    (parents === undefined || parents.includes(around.at(-1) ?? '')) &&
    (ancestors === undefined || around.some((each) => ancestors.includes(each)))
  )
}
