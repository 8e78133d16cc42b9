import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'reviews-yotpo'> = {
  hydrate: 'visible',
  view: async () => (await import('./reviews-yotpo.tsx')).ReviewsYotpo,
}
