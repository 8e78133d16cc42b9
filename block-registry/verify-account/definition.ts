import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'verify-account'> = {
  hydrate: 'load',
  view: () => import('./verify-account.tsx'),
}
