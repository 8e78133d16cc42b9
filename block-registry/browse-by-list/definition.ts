import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'browse-by-list'> = {
  hydrate: 'never',
  view: () => import('./browse-by-list.tsx'),
}
