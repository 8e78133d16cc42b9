import type { ComposeDocument, ComposeEntry } from '../../../../schemas/api/compose.ts'
import type { Json } from '../../../../schemas/page.ts'
import { blockSchemas } from '../../../../src/content/block-schemas.ts'
import type { Edit } from '../../../../src/content/composing/edit.ts'
import { reachableIds } from '../../../../src/content/composing/reachable.ts'
import { insertBlocks, moveBlocks, removeBlocks } from '../../../../src/content/composing/structure/edits.ts'
import { makeBlock } from '../../../../src/content/composing/structure/make-block.ts'
import { idOf, schemaOf, slotList, slotNames, type SlotPosition } from '../../../../src/content/composing/structure/slots.ts'
import { withEntry, withValue } from '../../../../src/content/composing/with-value.ts'
import { defaultLocaleOf } from '../../../../src/content/locales.ts'
import { ownValue } from '../../../../src/lib/own-value.ts'
import { Refusal } from '../../refusal.ts'
import { toFieldValue } from './field-value.ts'
import type { Operation } from './operations.ts'

/** A page after a patch, and the ids of what it names. */
export interface Patched {
  readonly document: ComposeDocument
  readonly made: Readonly<Record<string, string>>
}

/** Carries out the operations of a patch on a page, by the functions that the composer edits with. Throws a `Refusal` that says which one cannot be done, and why. */
export const applyPatch = (document: ComposeDocument, operations: readonly Operation[], newId: () => string): Patched =>
  operations.reduce<Patched>(
    (patched, operation, index) => {
      try {
        return applyOne(patched, operation, newId)
      } catch (cause) {
        if (!(cause instanceof Unfit)) throw cause
        throw new Refusal(422, 'PATCH', { message: `Operation ${index} (${operation.op}): ${cause.message} Nothing was changed.` })
      }
    },
    { document, made: {} },
  )

/** Why an operation does not fit the page: for the program that wrote it. */
class Unfit extends Error {}

const applyOne = (patched: Patched, operation: Operation, newId: () => string): Patched => {
  const { document, made } = patched
  const named = (name: string): string => ownValue(made, name) ?? name
  switch (operation.op) {
    case 'set': {
      const entry = ownEntry(document, named(operation.block))
      return { document: withField(document, entry, operation), made }
    }
    case 'add': {
      if (!blockSchemas.has(operation.type)) throw new Unfit(`there is no block type ${operation.type}: list_blocks names those there are.`)
      const position = positionIn(document, { ...operation, into: named(operation.into) })
      const [first, ...inner] = makeBlock(operation.type, defaultLocaleOf(document.locales), newId)
      const inserted = withEdit(document, insertBlocks(document, position, { entries: [first, ...inner], roots: [first.sys.id] })?.edit)
      const filled = Object.entries(operation.fields ?? {}).reduce(
        (so, [field, value]) => withField(so, ownEntry(so, first.sys.id), { field, value }),
        inserted,
      )
      return { document: filled, made: operation.as === undefined ? made : { ...made, [operation.as]: first.sys.id } }
    }
    case 'move': {
      const to = positionIn(document, { ...operation, into: named(operation.into) })
      return { document: withEdit(document, moveBlocks(document, placeOf(document, operation.block), to)?.edit), made }
    }
    case 'remove':
      return { document: withEdit(document, removeBlocks(document, placeOf(document, operation.block))?.edit), made }
  }
}

/** An entry that is part of the page: what it only leads to is not changed on it. */
const ownEntry = (document: ComposeDocument, id: string): ComposeEntry => {
  const entry = reachableIds(document).has(id) ? ownValue(document.entries, id) : undefined
  const isOtherPage = entry?.sys.contentType.sys.id === 'page' && id !== document.pageId
  if (entry === undefined || isOtherPage) throw new Unfit(`the page has no block ${id}.`)
  return entry
}

interface Field {
  readonly field: string
  readonly value: Json
  readonly locale?: string | undefined
}

const withField = (document: ComposeDocument, entry: ComposeEntry, { field, value, locale }: Field): ComposeDocument => {
  const schema = schemaOf(entry)
  const { id, contentType } = entry.sys
  const type = contentType.sys.id
  if (schema === undefined) throw new Unfit(`this release of the shop does not know the type ${type}; its fields stay as they are.`)
  if (slotNames(entry).includes(field)) throw new Unfit(`${field} of ${id} holds blocks: use add, move and remove.`)
  const prop = ownValue(schema.properties, field)
  if (prop === undefined && field !== 'meta')
    throw new Unfit(`the type ${type} has no field ${field}. It has: ${Object.keys(schema.properties).join(', ')}.`)
  const standard = defaultLocaleOf(document.locales)
  const at = locale ?? standard
  if (!document.locales.some(({ code }) => code === at))
    throw new Unfit(`the space has no locale ${at}. It has: ${document.locales.map(({ code }) => code).join(', ')}.`)
  if (at !== standard && prop?.['x-localized'] !== true)
    throw new Unfit(`${field} of ${type} is the same in every language: leave locale out.`)
  const written = value === null ? undefined : toFieldValue(prop?.['x-field'], value)
  return withEntry(document, { ...entry, fields: withValue(entry.fields, field, at, written) })
}

interface SlotTarget {
  readonly into: string
  readonly slot: string
  readonly index?: number | undefined
}

const positionIn = (document: ComposeDocument, { into, slot, index }: SlotTarget): SlotPosition => {
  const list = slotList(document, ownEntry(document, into).sys.id, slot)
  if (list === undefined) {
    const names = slotNames(ownEntry(document, into))
    throw new Unfit(`${into} has no slot ${slot} that can be written to. Its slots: ${names.length === 0 ? 'none' : names.join(', ')}.`)
  }
  if (index !== undefined && index > list.items.length) throw new Unfit(`the slot ${slot} of ${into} holds ${list.items.length} blocks.`)
  return { owner: into, slot, index: index ?? list.items.length }
}

/** Where a block stands; a block that stands twice is moved by people. */
const placeOf = (document: ComposeDocument, id: string): SlotPosition => {
  ownEntry(document, id)
  const reached = reachableIds(document)
  const places = Object.values(document.entries)
    .filter(({ sys }) => reached.has(sys.id))
    .flatMap((entry) =>
      slotNames(entry).flatMap((slot) =>
        (slotList(document, entry.sys.id, slot)?.items ?? []).flatMap((item, index) =>
          idOf(item) === id ? [{ owner: entry.sys.id, slot, index }] : [],
        ),
      ),
    )
  const [place, ...others] = places
  if (place === undefined) throw new Unfit(`${id} stands in no slot of the page.`)
  if (others.length > 0) throw new Unfit(`${id} stands in ${places.length} places of the page: it is moved in the composer.`)
  return place
}

const withEdit = (document: ComposeDocument, edit: Edit | undefined): ComposeDocument => {
  if (edit === undefined) throw new Unfit('a block cannot be put into itself.')
  const added = (edit.entries ?? []).reduce((so, entry) => (Object.hasOwn(so.entries, entry.sys.id) ? so : withEntry(so, entry)), document)
  return edit.values.reduce((so, { entryId, field, locale, value }) => {
    const entry = ownValue(so.entries, entryId)
    return entry === undefined ? so : withEntry(so, { ...entry, fields: withValue(entry.fields, field, locale, value) })
  }, added)
}
