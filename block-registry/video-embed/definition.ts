import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'video-embed'> = {
  hydrate: 'visible',
  view: async () => (await import('./video-embed.tsx')).VideoEmbed,
}
