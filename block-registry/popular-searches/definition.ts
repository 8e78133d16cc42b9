import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'popular-searches'> = {
  hydrate: 'idle',
  view: () => import('./popular-searches.tsx'),
}
