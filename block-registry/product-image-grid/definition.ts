import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'product-image-grid'> = {
  hydrate: 'idle',
  view: async () => (await import('./product-image-grid.tsx')).ProductImageGrid,
}
