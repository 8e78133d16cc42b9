import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'order-history'> = {
  hydrate: 'never',
  view: () => import('./order-history.tsx'),
}
