import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'account-link'> = {
  hydrate: 'idle',
  view: () => import('./account-link.tsx'),
}
