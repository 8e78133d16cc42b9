import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'return-note'> = {
  hydrate: 'visible',
  view: () => import('./return-note.tsx'),
}
