import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'poster-grid'> = {
  hydrate: 'never',
  view: async () => (await import('./poster-grid.tsx')).PosterGrid,
}
