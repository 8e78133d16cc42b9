import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'usp-bar'> = {
  hydrate: 'never',
  view: async () => (await import('./usp-bar.tsx')).UspBar,
}
