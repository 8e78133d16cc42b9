import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'account-home'> = {
  hydrate: 'load',
  view: () => import('./account-home.tsx'),
}
