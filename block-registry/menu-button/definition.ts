import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'menu-button'> = {
  hydrate: 'intent',
  view: async () => (await import('./menu-button.tsx')).MenuButton,
}
