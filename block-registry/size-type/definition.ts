import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'size-type'> = {
  hydrate: 'load',
  view: () => import('./size-type.tsx'),
}
