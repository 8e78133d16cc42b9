import type { ContentLookups } from '../../src/content/advice/advice-input.ts'

/** Lookups by which no redirect has a page in its way, every link leads somewhere, every product can be bought and every rule has some, but for the changes. */
export const lookups = (changes: Partial<ContentLookups> = {}): ContentLookups => ({
  hasPage: async () => false,
  leadsSomewhere: async () => true,
  kindOf: async () => 'listing',
  livePageId: async () => undefined,
  soldProducts: async (ids) => new Set(ids),
  soldOutProducts: async () => new Map(),
  productAt: async () => undefined,
  hasProducts: async () => true,
  pagesWithWords: async () => ({}),
  ...changes,
})
