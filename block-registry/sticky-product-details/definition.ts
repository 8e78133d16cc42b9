import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'sticky-product-details'> = {
  hydrate: 'idle',
  view: () => import('./sticky-product-details.tsx'),
}
