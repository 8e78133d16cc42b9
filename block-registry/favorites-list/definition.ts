import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'favorites-list'> = {
  hydrate: 'load',
  view: () => import('./favorites-list.tsx'),
}
