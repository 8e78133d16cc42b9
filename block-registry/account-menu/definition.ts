import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'account-menu'> = {
  hydrate: 'load',
  view: () => import('./account-menu.tsx'),
}
