import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'payment-methods'> = {
  hydrate: 'never',
  view: async () => (await import('./payment-methods.tsx')).PaymentMethods,
}
