import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'splash-item'> = {
  hydrate: 'never',
  view: () => import('./splash-item.tsx'),
}
