import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'order-details'> = {
  hydrate: 'load',
  view: () => import('./order-details.tsx'),
}
