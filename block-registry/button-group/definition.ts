import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'button-group'> = {
  hydrate: 'never',
  view: () => import('./button-group.tsx'),
}
