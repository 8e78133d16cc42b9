import { widest } from '../../schemas/by-width.ts'
import type { CategoryCardsProps } from '../../schemas/generated/types.ts'
import { call } from '../../src/page/data-request.ts'

/** Without cards of its own as many categories as stand in a row on wide screens. */
export const load = ({ source, columns }: CategoryCardsProps) => ({
  categories: source === 'catalogue' ? call('firstCategories', widest(columns)) : undefined,
})
