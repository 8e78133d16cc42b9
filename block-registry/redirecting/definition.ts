import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'redirecting'> = {
  hydrate: 'load',
  needsAllTexts: true,
  view: async () => (await import('./redirecting.tsx')).Redirecting,
}
