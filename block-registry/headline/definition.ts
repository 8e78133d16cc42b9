import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'headline'> = {
  hydrate: 'never',
  view: () => import('./headline.tsx'),
}
