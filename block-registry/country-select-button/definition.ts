import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'country-select-button'> = {
  hydrate: 'intent',
  view: () => import('./country-select-button.tsx'),
}
