const DEFAULT_HITS_PER_PAGE = 48
/** How far the index lets anyone page (PLP-24). */
export const PAGINATION_LIMIT = 1000

/** Products a page: multiples of 12 from 12 to 96; undefined for what the configuration may not say. */
const isAllowed = (hitsPerPage: number): boolean => Number.isInteger(hitsPerPage / 12) && hitsPerPage >= 12 && hitsPerPage <= 96

/** The configured page size, or the default and a report of what was wrong (PLP-24). */
export const pageSizeOf = (configured: number, onWrong: (configured: number) => void): number => {
  if (isAllowed(configured)) return configured
  onWrong(configured)
  return DEFAULT_HITS_PER_PAGE
}

/** Pages that can be reached. */
export const pagesOf = (nbHits: number, hitsPerPage: number): number =>
  Math.min(Math.ceil(nbHits / hitsPerPage), Math.ceil(PAGINATION_LIMIT / hitsPerPage))
