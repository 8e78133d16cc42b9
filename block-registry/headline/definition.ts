import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'headline'> = {
  hydrate: 'never',
  view: async () => (await import('./headline.tsx')).Headline,
}
