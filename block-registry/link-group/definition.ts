import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'link-group'> = {
  hydrate: 'never',
  view: async () => (await import('./link-group.tsx')).LinkGroup,
}
