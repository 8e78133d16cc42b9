import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'section-label'> = {
  hydrate: 'never',
  view: () => import('./section-label.tsx'),
}
