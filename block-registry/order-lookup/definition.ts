import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'order-lookup'> = {
  hydrate: 'load',
  view: () => import('./order-lookup.tsx'),
}
