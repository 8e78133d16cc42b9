import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'empty-search'> = {
  hydrate: 'never',
  view: () => import('./empty-search.tsx'),
}
