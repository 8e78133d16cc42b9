import type { ComposeDocument, ComposeEntry } from '../../../../schemas/api/compose.ts'
import type { Json } from '../../../../schemas/page.ts'
import { entrySchemas } from '../../block-schemas.ts'
import { isLink, slotsOf } from '../../cms-entry.ts'
import { defaultLocaleOf } from '../../locales.ts'
import { ownValue } from '../../../lib/own-value.ts'
import type { Value } from '../edit.ts'

/** Where a block stands, or is to stand: at an index of a slot of an entry. */
export interface SlotPosition {
  readonly owner: string
  readonly slot: string
  readonly index: number
}

/** A slot of an entry: what is in it, and how that is written. */
export interface SlotList {
  readonly owner: string
  readonly slot: string
  readonly locale: string
  readonly items: readonly Json[]
}

/** The content type of an entry; empty where it is not there. */
export const typeOf = ({ entries }: Pick<ComposeDocument, 'entries'>, id: string): string =>
  ownValue(entries, id)?.sys.contentType.sys.id ?? ''

export const schemaOf = (entry: ComposeEntry | undefined) => entrySchemas.get(entry?.sys.contentType.sys.id ?? '')

/**
 * The list of a slot. The same blocks stand there in every language, so there is one, in the space's default locale; undefined where
 * somebody made lists by language in the CMS, or something that is no list: that is kept as it is.
 */
export const slotList = (
  { entries, locales }: Pick<ComposeDocument, 'entries' | 'locales'>,
  owner: string,
  slot: string,
): SlotList | undefined => {
  const entry = ownValue(entries, owner)
  const values = ownValue(entry?.fields, slot) ?? {}
  const isKnown = ownValue(schemaOf(entry)?.['x-slots'], slot) !== undefined
  const [only, ...others] = Object.entries(values)
  if (entry === undefined || others.length > 0) return undefined
  const locale = defaultLocaleOf(locales)
  if (only === undefined) return isKnown ? { owner, slot, locale, items: [] } : undefined
  const [at, items] = only
  return at === locale && Array.isArray(items) ? { owner, slot, locale, items } : undefined
}

/** Names of an entry's slots, those of its schema first, in its order. */
export const slotNames = (entry: ComposeEntry): readonly string[] => [
  ...new Set([...Object.keys(schemaOf(entry)?.['x-slots'] ?? {}), ...slotsOf(entry, schemaOf(entry)).map(({ name }) => name)]),
]

/** The slot with other items; an empty one is left out, as the CMS leaves it out. */
export const withItems = ({ owner, slot, locale }: SlotList, items: readonly Json[]): Value => ({
  entryId: owner,
  field: slot,
  locale,
  value: items.length === 0 ? undefined : items,
})

/** The entry that an item of a slot leads to. */
export const idOf = (item: Json | undefined): string | undefined =>
  isLink(item) && item.sys.linkType === 'Entry' ? item.sys.id : undefined
