import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'redirecting'> = {
  hydrate: 'load',
  needsAllTexts: true,
  view: () => import('./redirecting.tsx'),
}
