import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'context-switcher'> = {
  hydrate: 'intent',
  view: async () => (await import('./context-switcher.tsx')).ContextSwitcher,
}
