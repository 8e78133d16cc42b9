import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'category-cards'> = {
  hydrate: 'never',
  view: async () => (await import('./category-cards.tsx')).CategoryCards,
}
