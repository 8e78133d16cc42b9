import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'button'> = {
  hydrate: 'never',
  view: async () => (await import('./button.tsx')).Button,
}
