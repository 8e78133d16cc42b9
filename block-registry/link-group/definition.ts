import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'link-group'> = {
  hydrate: 'never',
  view: () => import('./link-group.tsx'),
}
