import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'unable-to-ship-table'> = {
  hydrate: 'never',
  view: async () => (await import('./unable-to-ship-table.tsx')).UnableToShipTable,
  load: () => [{ kind: 'unshippablePlaces' }],
}
