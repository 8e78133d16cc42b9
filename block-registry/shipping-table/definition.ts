import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'shipping-table'> = {
  hydrate: 'never',
  needsAllTexts: true,
  view: async () => (await import('./shipping-table.tsx')).ShippingTable,
  load: () => [{ kind: 'shippingOptions' }],
}
