import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'usp-item'> = {
  hydrate: 'never',
  view: async () => (await import('./usp-item.tsx')).UspItem,
}
