import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'section-label'> = {
  hydrate: 'never',
  view: async () => (await import('./section-label.tsx')).SectionLabel,
}
