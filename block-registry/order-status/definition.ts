import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'order-status'> = {
  hydrate: 'load',
  view: () => import('./order-status.tsx'),
}
