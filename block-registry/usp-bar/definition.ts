import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'usp-bar'> = {
  hydrate: 'never',
  view: () => import('./usp-bar.tsx'),
}
