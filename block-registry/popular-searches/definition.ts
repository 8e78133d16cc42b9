import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'popular-searches'> = {
  hydrate: 'idle',
  view: async () => (await import('./popular-searches.tsx')).PopularSearches,
}
