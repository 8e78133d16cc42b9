import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'checkout'> = {
  hydrate: 'load',
  needsAllTexts: true,
  view: () => import('./checkout.tsx'),
}
