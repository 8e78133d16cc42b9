import type { FilterKind, FilterOption } from '../../../features/listing/listing-address.ts'
import { usualTag } from './packed-hit.ts'
import type { PackedFacets, PackedOption } from './packed-facets.ts'

/** Options by kind as blocks take them. */
export const unpackFacets = (packed: PackedFacets): Readonly<Partial<Record<FilterKind, readonly FilterOption[]>>> =>
  // Keys of an object of ours.
  Object.fromEntries(
    (Object.entries(packed) as [FilterKind, readonly PackedOption[]][]).map(([kind, options]) => [kind, options.map(optionOf(kind))]),
  )

const optionOf =
  (filterType: FilterKind) =>
  ([tag, value, count, properties]: PackedOption): FilterOption => ({
    filterType,
    tag: tag === '' ? usualTag(value) : tag,
    value,
    count,
    ...(properties === undefined ? {} : { properties }),
  })
