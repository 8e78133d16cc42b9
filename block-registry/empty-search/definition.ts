import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'empty-search'> = {
  hydrate: 'never',
  view: async () => (await import('./empty-search.tsx')).EmptySearch,
}
