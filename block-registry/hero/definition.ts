import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'hero'> = {
  hydrate: 'never',
  view: async () => (await import('./hero.tsx')).Hero,
}
