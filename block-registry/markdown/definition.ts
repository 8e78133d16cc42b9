import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'markdown'> = {
  hydrate: 'never',
  view: () => import('./markdown.tsx'),
}
