import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'product-details'> = {
  hydrate: 'load',
  view: async () => (await import('./product-details.tsx')).ProductDetails,
}
