import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'mini-cart'> = {
  hydrate: 'load',
  view: async () => (await import('./mini-cart.tsx')).MiniCart,
}
