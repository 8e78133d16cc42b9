import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'product-grid'> = {
  hydrate: 'idle',
  view: async () => (await import('./product-grid.tsx')).ProductGridBlock,
}
