import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'read-more'> = {
  hydrate: 'visible',
  view: () => import('./read-more.tsx'),
}
