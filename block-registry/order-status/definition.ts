import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'order-status'> = {
  hydrate: 'load',
  view: async () => (await import('./order-status.tsx')).OrderStatus,
}
