import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'filters'> = {
  hydrate: 'idle',
  view: () => import('./filters.tsx'),
}
