import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'top-searches'> = {
  hydrate: 'never',
  view: async () => (await import('./top-searches.tsx')).TopSearches,
  load: ({ itemsToShow }) => [{ kind: 'suggestions', query: '', max: itemsToShow }],
}
