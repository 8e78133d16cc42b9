import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'account-home'> = {
  hydrate: 'load',
  view: async () => (await import('./account-home.tsx')).AccountHome,
}
