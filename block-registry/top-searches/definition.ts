import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'top-searches'> = {
  hydrate: 'never',
  view: () => import('./top-searches.tsx'),
  load: ({ itemsToShow }) => [{ kind: 'suggestions', query: '', max: itemsToShow }],
}
