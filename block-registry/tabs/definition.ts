import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'tabs'> = {
  hydrate: 'visible',
  view: async () => (await import('./tabs.tsx')).Tabs,
}
