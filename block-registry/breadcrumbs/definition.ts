import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'breadcrumbs'> = {
  hydrate: 'never',
  view: () => import('./breadcrumbs.tsx'),
}
