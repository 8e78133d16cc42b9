import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'sign-in'> = {
  hydrate: 'load',
  view: () => import('./sign-in.tsx'),
}
