import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'support-nav'> = {
  hydrate: 'never',
  view: () => import('./support-nav.tsx'),
}
