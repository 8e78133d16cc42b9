import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'text-and-image'> = {
  hydrate: 'never',
  view: () => import('./text-and-image.tsx'),
}
