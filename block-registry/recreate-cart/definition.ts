import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'recreate-cart'> = {
  hydrate: 'load',
  view: async () => (await import('./recreate-cart.tsx')).RecreateCart,
}
