import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'return-note'> = {
  hydrate: 'visible',
  view: async () => (await import('./return-note.tsx')).ReturnNote,
}
