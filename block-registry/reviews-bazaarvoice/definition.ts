import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'reviews-bazaarvoice'> = {
  hydrate: 'visible',
  view: async () => (await import('./reviews-bazaarvoice.tsx')).ReviewsBazaarvoice,
}
