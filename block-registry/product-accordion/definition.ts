import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'product-accordion'> = {
  hydrate: 'visible',
  view: async () => (await import('./product-accordion.tsx')).ProductAccordion,
}
