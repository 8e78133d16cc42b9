import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'category-navigation'> = {
  hydrate: 'never',
  view: async () => (await import('./category-navigation.tsx')).CategoryNavigation,
}
