import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'category-card'> = {
  hydrate: 'never',
  view: () => import('./category-card.tsx'),
}
