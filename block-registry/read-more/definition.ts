import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'read-more'> = {
  hydrate: 'visible',
  view: async () => (await import('./read-more.tsx')).ReadMore,
}
