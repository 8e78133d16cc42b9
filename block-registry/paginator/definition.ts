import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'paginator'> = {
  hydrate: 'never',
  view: () => import('./paginator.tsx'),
}
