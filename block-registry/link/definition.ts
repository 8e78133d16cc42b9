import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'link'> = {
  hydrate: 'never',
  view: () => import('./link.tsx'),
}
