import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'account-link'> = {
  hydrate: 'idle',
  view: async () => (await import('./account-link.tsx')).AccountLink,
}
