import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'order-lookup'> = {
  hydrate: 'load',
  view: async () => (await import('./order-lookup.tsx')).OrderLookup,
}
