import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'set-password'> = {
  hydrate: 'load',
  view: () => import('./set-password.tsx'),
}
