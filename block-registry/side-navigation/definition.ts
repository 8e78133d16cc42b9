import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'side-navigation'> = {
  hydrate: 'never',
  view: () => import('./side-navigation.tsx'),
}
