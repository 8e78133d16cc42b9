import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'scripts'> = {
  hydrate: 'idle',
  view: async () => (await import('./scripts.tsx')).Scripts,
}
