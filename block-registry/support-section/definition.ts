import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'support-section'> = {
  hydrate: 'never',
  view: () => import('./support-section.tsx'),
}
