import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'create-account'> = {
  hydrate: 'load',
  view: () => import('./create-account.tsx'),
}
