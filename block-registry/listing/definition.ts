import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'listing'> = {
  hydrate: 'idle',
  view: () => import('./listing.tsx'),
}
