import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'header-navigation'> = {
  hydrate: 'intent',
  view: () => import('./header-navigation.tsx'),
}
