import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'reviews-bazaarvoice'> = {
  hydrate: 'visible',
  view: () => import('./reviews-bazaarvoice.tsx'),
}
