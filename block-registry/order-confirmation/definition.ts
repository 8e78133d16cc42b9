import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'order-confirmation'> = {
  hydrate: 'load',
  needsAllTexts: true,
  view: async () => (await import('./order-confirmation.tsx')).OrderConfirmation,
}
