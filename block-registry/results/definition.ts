import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'results'> = {
  hydrate: 'idle',
  view: async () => (await import('./results.tsx')).Results,
}
