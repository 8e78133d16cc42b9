import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'context-switcher'> = {
  hydrate: 'intent',
  view: () => import('./context-switcher.tsx'),
}
