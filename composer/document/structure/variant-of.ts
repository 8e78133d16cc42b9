import type { ComposeDocument } from '../../../schemas/api/compose.ts'
import type { BlockVariant, Json } from '../../../schemas/page.ts'
import { isObject, readField } from '../../../src/content/cms-entry.ts'
import { defaultLocaleOf } from '../../../src/content/locales.ts'
import { variantOf } from '../../../src/content/variants.ts'
import { groupBy } from '../../../src/lib/group-by.ts'
import { ownValue } from '../../../src/lib/own-value.ts'
import { idOf, slotList, slotNames, type SlotPosition } from '../../../src/content/composing/structure/slots.ts'

type Entries = Pick<ComposeDocument, 'entries' | 'locales'>

/** A test as it stands in a slot. */
export interface SlotTest {
  readonly test: string
  /** The original first. */
  readonly members: readonly SlotVariant[]
}

interface SlotVariant {
  readonly id: string
  /** Its letter. */
  readonly name: string
  /** Percentage of visitors; of the original what the others leave. */
  readonly share: number
}

/** Settings of a block as they are written. */
export const metaOf = ({ entries, locales }: Entries, id: string): Readonly<Record<string, Json>> => {
  const stored = readField(ownValue(entries, id)?.fields['meta'], [defaultLocaleOf(locales)])
  return isObject(stored) ? stored : {}
}

export const variantOfEntry = (document: Entries, id: string): Required<BlockVariant> | undefined => variantOf(metaOf(document, id))

/** The test of the block at a place. */
export const testAt = (document: Entries, { owner, slot, index }: SlotPosition): SlotTest | undefined => {
  const items = slotList(document, owner, slot)?.items ?? []
  const test = variantOfEntry(document, idOf(items[index]) ?? '')?.test
  return test === undefined ? undefined : testsIn(document, items).find((each) => each.test === test)
}

const testsIn = (document: Entries, items: readonly Json[]): readonly SlotTest[] => {
  const variants = items.flatMap((item) => {
    const id = idOf(item) ?? ''
    const variant = variantOfEntry(document, id)
    return variant === undefined ? [] : [{ id, ...variant }]
  })
  return [...groupBy(variants, ({ test }) => test)].map(([test, found]) => ({
    test,
    members: withRest(found.map(({ id, name, share }) => ({ id, name, share }))),
  }))
}

const withRest = ([original, ...others]: readonly SlotVariant[]): readonly SlotVariant[] => {
  const rest = Math.max(0, 100 - others.reduce((sum, { share }) => sum + share, 0))
  return original === undefined ? [] : [{ ...original, share: rest }, ...others]
}

/** How many blocks of a list a visitor sees: of a test one. */
export const shownItems = (document: Entries, items: readonly Json[]): number =>
  testsIn(document, items).reduce((count, { members }) => count + 1 - members.length, items.length)

/** Every test of the open document. */
export const testsOfDocument = (document: Entries): readonly SlotTest[] =>
  Object.values(document.entries).flatMap((entry) =>
    slotNames(entry).flatMap((slot) => testsIn(document, slotList(document, entry.sys.id, slot)?.items ?? [])),
  )

/** By the name of a test the letter that is looked at; the original unless given. */
export type VariantPicks = Readonly<Record<string, string>>

/** The member of a test that is looked at. */
export const pickedOf = ({ test, members }: SlotTest, picks: VariantPicks): SlotVariant | undefined =>
  members.find(({ name }) => name === ownValue(picks, test)) ?? members[0]
