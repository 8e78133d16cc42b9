import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'header-list'> = {
  hydrate: 'never',
  view: async () => (await import('./header-list.tsx')).HeaderList,
}
