import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'results'> = {
  hydrate: 'idle',
  view: () => import('./results.tsx'),
}
