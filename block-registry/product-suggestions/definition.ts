import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'product-suggestions'> = {
  hydrate: 'idle',
  view: async () => (await import('./product-suggestions.tsx')).ProductSuggestions,
}
