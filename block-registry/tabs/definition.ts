import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'tabs'> = {
  hydrate: 'visible',
  view: () => import('./tabs.tsx'),
}
