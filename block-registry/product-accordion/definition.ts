import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'product-accordion'> = {
  hydrate: 'visible',
  view: () => import('./product-accordion.tsx'),
}
