import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'poster-card'> = {
  hydrate: 'never',
  view: async () => (await import('./poster-card.tsx')).PosterCard,
}
