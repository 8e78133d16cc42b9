import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'usp-item'> = {
  hydrate: 'never',
  view: () => import('./usp-item.tsx'),
}
