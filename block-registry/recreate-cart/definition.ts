import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'recreate-cart'> = {
  hydrate: 'load',
  view: () => import('./recreate-cart.tsx'),
}
