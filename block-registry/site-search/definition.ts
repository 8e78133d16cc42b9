import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'site-search'> = {
  hydrate: 'idle',
  view: () => import('./site-search.tsx'),
}
