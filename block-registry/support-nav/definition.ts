import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'support-nav'> = {
  hydrate: 'never',
  view: async () => (await import('./support-nav.tsx')).SupportNav,
}
