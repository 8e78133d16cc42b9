import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'side-navigation'> = {
  hydrate: 'never',
  view: async () => (await import('./side-navigation.tsx')).SideNavigation,
}
