import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'footer'> = {
  hydrate: 'never',
  view: () => import('./footer.tsx'),
}
