import type { HeroProps } from '../../schemas/generated/types.ts'
import { search } from '../../src/page/data-request.ts'

/** The newest product, whose picture stands where none was chosen. */
export const load = ({ image }: HeroProps) => ({
  newest: image === null ? search({ filters: {}, sort: 'newest', hitsPerPage: 1 }) : undefined,
})
