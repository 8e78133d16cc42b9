import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'poster-grid'> = {
  hydrate: 'never',
  view: () => import('./poster-grid.tsx'),
}
