import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'size-guides-page'> = {
  hydrate: 'load',
  view: () => import('./size-guides-page.tsx'),
  load: () => [{ kind: 'sizeGuides' }],
}
