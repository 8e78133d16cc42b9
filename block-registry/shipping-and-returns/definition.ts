import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'shipping-and-returns'> = {
  hydrate: 'never',
  view: () => import('./shipping-and-returns.tsx'),
}
