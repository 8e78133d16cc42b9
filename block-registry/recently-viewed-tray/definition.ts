import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'recently-viewed-tray'> = {
  hydrate: 'idle',
  view: () => import('./recently-viewed-tray.tsx'),
}
