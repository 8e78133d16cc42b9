import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'unable-to-ship-table'> = {
  hydrate: 'never',
  view: () => import('./unable-to-ship-table.tsx'),
  load: () => [{ kind: 'unshippablePlaces' }],
}
