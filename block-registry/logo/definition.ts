import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'logo'> = {
  hydrate: 'never',
  view: () => import('./logo.tsx'),
}
