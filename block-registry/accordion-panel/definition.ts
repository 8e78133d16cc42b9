import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'accordion-panel'> = {
  hydrate: 'never',
  view: () => import('./accordion-panel.tsx'),
}
