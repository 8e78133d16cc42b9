import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'favorites-list'> = {
  hydrate: 'load',
  view: async () => (await import('./favorites-list.tsx')).FavoritesList,
}
