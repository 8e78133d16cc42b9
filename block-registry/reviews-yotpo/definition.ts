import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'reviews-yotpo'> = {
  hydrate: 'visible',
  view: () => import('./reviews-yotpo.tsx'),
}
