import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'header-banner'> = {
  hydrate: 'never',
  view: () => import('./header-banner.tsx'),
}
