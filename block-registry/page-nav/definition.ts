import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'page-nav'> = {
  hydrate: 'visible',
  view: () => import('./page-nav.tsx'),
}
