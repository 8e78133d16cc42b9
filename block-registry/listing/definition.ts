import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'listing'> = {
  hydrate: 'idle',
  view: async () => (await import('./listing.tsx')).Listing,
}
