import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'product-suggestions'> = {
  hydrate: 'idle',
  view: () => import('./product-suggestions.tsx'),
}
