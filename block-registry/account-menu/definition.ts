import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'account-menu'> = {
  hydrate: 'load',
  view: async () => (await import('./account-menu.tsx')).AccountMenu,
}
