import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'order-details'> = {
  hydrate: 'load',
  view: async () => (await import('./order-details.tsx')).OrderDetails,
}
