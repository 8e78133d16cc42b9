import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'support-section'> = {
  hydrate: 'never',
  view: async () => (await import('./support-section.tsx')).SupportSection,
}
