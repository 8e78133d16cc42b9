import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'order-confirmation'> = {
  hydrate: 'load',
  needsAllTexts: true,
  view: () => import('./order-confirmation.tsx'),
}
