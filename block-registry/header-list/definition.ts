import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'header-list'> = {
  hydrate: 'never',
  view: () => import('./header-list.tsx'),
}
