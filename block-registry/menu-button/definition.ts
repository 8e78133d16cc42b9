import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'menu-button'> = {
  hydrate: 'intent',
  view: () => import('./menu-button.tsx'),
}
