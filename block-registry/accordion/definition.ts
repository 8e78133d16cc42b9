import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'accordion'> = {
  hydrate: 'never',
  view: () => import('./accordion.tsx'),
}
