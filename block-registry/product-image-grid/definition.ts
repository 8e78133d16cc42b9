import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'product-image-grid'> = {
  hydrate: 'idle',
  view: () => import('./product-image-grid.tsx'),
}
