import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'favorites-link'> = {
  hydrate: 'idle',
  view: async () => (await import('./favorites-link.tsx')).FavoritesLink,
}
