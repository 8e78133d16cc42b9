import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'maintenance-notice'> = {
  hydrate: 'never',
  view: () => import('./maintenance-notice.tsx'),
}
