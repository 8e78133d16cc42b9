import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'payment-methods'> = {
  hydrate: 'never',
  view: () => import('./payment-methods.tsx'),
}
