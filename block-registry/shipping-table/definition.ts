import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'shipping-table'> = {
  hydrate: 'never',
  needsAllTexts: true,
  view: () => import('./shipping-table.tsx'),
  load: () => [{ kind: 'shippingOptions' }],
}
