import type { FilterKind, FilterOption } from '../../../features/listing/listing-address.ts'
import { usualTag } from './packed-hit.ts'

type Facets = Readonly<Partial<Record<FilterKind, readonly FilterOption[]>>>

/**
 * Options by kind as the document carries them: tag (empty where it is the value's usual one), value, count, and what
 * few have. The kind is the list's.
 */
export type PackedFacets = Readonly<Partial<Record<FilterKind, readonly PackedOption[]>>>
export type PackedOption = readonly [tag: string, value: string, count: number, properties?: NonNullable<FilterOption['properties']>]

/** Leaves out of options what their list says. */
export const packFacets = (facets: Facets): PackedFacets =>
  Object.fromEntries(Object.entries(facets).map(([kind, options]) => [kind, options.map(packOption)]))

const packOption = ({ tag, value, count, properties }: FilterOption): PackedOption => {
  const short = tag === usualTag(value) ? '' : tag
  return properties === undefined ? [short, value, count] : [short, value, count, properties]
}
