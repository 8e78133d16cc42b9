import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'favorites-link'> = {
  hydrate: 'idle',
  view: () => import('./favorites-link.tsx'),
}
