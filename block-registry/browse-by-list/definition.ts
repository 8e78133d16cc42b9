import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'browse-by-list'> = {
  hydrate: 'never',
  view: async () => (await import('./browse-by-list.tsx')).BrowseByList,
}
