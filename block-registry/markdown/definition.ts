import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'markdown'> = {
  hydrate: 'never',
  view: async () => (await import('./markdown.tsx')).Markdown,
}
