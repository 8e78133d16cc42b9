import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'hero'> = {
  hydrate: 'never',
  view: () => import('./hero.tsx'),
}
