import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'language-selector'> = {
  hydrate: 'never',
  view: async () => (await import('./language-selector.tsx')).LanguageSelector,
}
