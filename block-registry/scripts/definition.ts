import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'scripts'> = {
  hydrate: 'idle',
  view: () => import('./scripts.tsx'),
}
