import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'header-bar'> = {
  hydrate: 'never',
  view: async () => (await import('./header-bar.tsx')).HeaderBar,
}
