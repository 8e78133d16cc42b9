import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'button'> = {
  hydrate: 'never',
  view: () => import('./button.tsx'),
}
