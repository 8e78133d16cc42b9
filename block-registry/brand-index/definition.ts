import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'brand-index'> = {
  hydrate: 'never',
  view: () => import('./brand-index.tsx'),
}
