import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'category-cards'> = {
  hydrate: 'never',
  view: () => import('./category-cards.tsx'),
}
