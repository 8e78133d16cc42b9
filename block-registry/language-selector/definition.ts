import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'language-selector'> = {
  hydrate: 'never',
  view: () => import('./language-selector.tsx'),
}
