import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'fragment'> = {
  hydrate: 'never',
  view: () => import('./fragment.tsx'),
}
