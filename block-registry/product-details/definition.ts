import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'product-details'> = {
  hydrate: 'load',
  view: () => import('./product-details.tsx'),
  load: (_, { product }) => (product === undefined ? [] : [{ kind: 'sizeGuide', product }]),
}
