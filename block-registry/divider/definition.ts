import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'divider'> = {
  hydrate: 'never',
  view: () => import('./divider.tsx'),
}
