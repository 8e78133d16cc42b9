import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'header-bar'> = {
  hydrate: 'never',
  view: () => import('./header-bar.tsx'),
}
