import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'poster-card'> = {
  hydrate: 'never',
  view: () => import('./poster-card.tsx'),
}
