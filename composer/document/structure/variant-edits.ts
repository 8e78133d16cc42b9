import type { ComposeDocument } from '../../../schemas/api/compose.ts'
import type { BlockVariant, Json } from '../../../schemas/page.ts'
import { defaultLocaleOf } from '../../../src/content/locales.ts'
import { without } from '../../../src/lib/without.ts'
import type { Edit, Value } from '../../../src/content/composing/edit.ts'
import { duplicateBlocks, type StructureEdit } from '../../../src/content/composing/structure/edits.ts'
import { idOf, slotList, withItems, type SlotPosition } from '../../../src/content/composing/structure/slots.ts'
import { metaOf, testAt, testsOfDocument } from './variant-of.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/**
 * A copy of the block behind it, as another variant of its test, or as the first one of a new test: then for half of the visitors.
 * `wish` names a new test, so far as the document has none of that name.
 */
export const tryVariant = (document: ComposeDocument, position: SlotPosition, wish: string): StructureEdit | undefined => {
  const { owner, slot, index } = position
  const id = idOf(slotList(document, owner, slot)?.items[index])
  const copied = duplicateBlocks(document, position)
  if (id === undefined || copied === undefined) return undefined
  const { test, members } = testAt(document, position) ?? { test: freeName(document, wish), members: [] }
  const taken = members.length === 0 ? ['a'] : members.map(({ name }) => name)
  const name = [...LETTERS].find((letter) => !taken.includes(letter))
  if (name === undefined) return undefined
  const share = Math.floor((members[0]?.share ?? 100) / 2)
  const locale = defaultLocaleOf(document.locales)
  const { entries = [], values } = copied.edit
  const rest = without(metaOf(document, id), 'variant')
  const made = entries.map((entry) =>
    entry.sys.id === copied.select
      ? { ...entry, fields: { ...entry.fields, meta: { [locale]: { ...rest, variant: { test, name, share } } } } }
      : entry,
  )
  const original = members.length === 0 ? [variantValue(document, id, { test, name: 'a' })] : []
  return { edit: { entries: made, values: [...values, ...original] }, select: copied.select }
}

const freeName = (document: ComposeDocument, wish: string): string => {
  const taken = testsOfDocument(document).map(({ test }) => test)
  let name = wish
  for (let number = 2; taken.includes(name); number += 1) name = `${wish}-${number}`
  return name
}

/** The block stays and is like others again; the other blocks of its test are taken off. */
export const keepVariant = (document: ComposeDocument, position: SlotPosition): StructureEdit | undefined => {
  const list = slotList(document, position.owner, position.slot)
  const test = testAt(document, position)
  const id = idOf(list?.items[position.index])
  if (list === undefined || test === undefined || id === undefined) return undefined
  const others = test.members.map((member) => member.id).filter((member) => member !== id)
  const items = list.items.filter((item) => !others.includes(idOf(item) ?? ''))
  return { edit: { values: [withItems(list, items), variantValue(document, id, undefined)] }, select: id }
}

/** The share of a variant; what is no whole percentage becomes one. */
export const shareEdit = (document: ComposeDocument, id: string, variant: BlockVariant, share: number): Edit => ({
  values: [variantValue(document, id, { ...variant, share: Math.min(100, Math.max(0, Math.round(share))) })],
})

/** Another name of a test, for all its blocks; none for a name that another test has, or that says nothing. */
export const renameEdit = (document: ComposeDocument, position: SlotPosition, name: string): Edit | undefined => {
  const test = testAt(document, position)
  const next = nameOfTest(name)
  if (test === undefined || next === '' || testsOfDocument(document).some((other) => other.test === next)) return undefined
  const values = test.members.map((member, index) =>
    variantValue(document, member.id, { test: next, name: member.name, ...(index === 0 ? {} : { share: member.share }) }),
  )
  return { values }
}

const MAX_NAME = 40

/** `Words of the hero!` as `words-of-the-hero`. */
export const nameOfTest = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, MAX_NAME)
    .replace(/-$/, '')

/** The block's settings with or without a variant; none at all are left out, as the CMS leaves them out. */
const variantValue = (document: ComposeDocument, entryId: string, variant: BlockVariant | undefined): Value => {
  const rest: Readonly<Record<string, Json>> = without(metaOf(document, entryId), 'variant')
  const meta: Readonly<Record<string, Json>> = variant === undefined ? rest : { ...rest, variant: { ...variant } }
  return { entryId, field: 'meta', locale: defaultLocaleOf(document.locales), value: Object.keys(meta).length === 0 ? undefined : meta }
}
