import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'forgot-password'> = {
  hydrate: 'load',
  view: () => import('./forgot-password.tsx'),
}
