import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'header-navigation'> = {
  hydrate: 'intent',
  view: async () => (await import('./header-navigation.tsx')).HeaderNavigation,
}
