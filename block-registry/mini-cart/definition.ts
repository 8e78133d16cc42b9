import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'mini-cart'> = {
  hydrate: 'load',
  view: () => import('./mini-cart.tsx'),
}
