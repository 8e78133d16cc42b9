import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'category-card'> = {
  hydrate: 'never',
  view: async () => (await import('./category-card.tsx')).CategoryCard,
}
