import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'chip-list'> = {
  hydrate: 'never',
  view: () => import('./chip-list.tsx'),
}
