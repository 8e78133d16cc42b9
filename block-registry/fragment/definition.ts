import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'fragment'> = {
  hydrate: 'never',
  view: async () => (await import('./fragment.tsx')).Fragment,
}
