import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'category-navigation'> = {
  hydrate: 'never',
  view: () => import('./category-navigation.tsx'),
}
