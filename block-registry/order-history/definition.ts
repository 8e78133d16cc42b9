import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'order-history'> = {
  hydrate: 'never',
  view: async () => (await import('./order-history.tsx')).OrderHistory,
}
