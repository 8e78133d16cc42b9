import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'product-grid'> = {
  hydrate: 'idle',
  view: () => import('./product-grid.tsx'),
}
