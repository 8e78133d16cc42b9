import { DEFAULT_PAGINATION_LIMIT, type IndexSettings } from './settings.ts'
import type { SearchParameters } from './search-parameters.ts'

const DEFAULT_HITS_PER_PAGE = 20

/** `page` and `hitsPerPage`, or `offset` and `length`; nothing lies beyond the index's pagination limit. */
export const pageOf = ({ settings }: { readonly settings: IndexSettings }, { page, hitsPerPage, offset, length }: SearchParameters) => {
  const reach = settings.paginationLimitedTo ?? DEFAULT_PAGINATION_LIMIT
  const size = length ?? hitsPerPage ?? DEFAULT_HITS_PER_PAGE
  const start = offset ?? (page ?? 0) * size
  return { number: page ?? 0, size, reach, offset: start, limit: Math.max(0, Math.min(size, reach - start)) }
}
