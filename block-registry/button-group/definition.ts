import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'button-group'> = {
  hydrate: 'never',
  view: async () => (await import('./button-group.tsx')).ButtonGroup,
}
