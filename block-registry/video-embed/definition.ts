import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'video-embed'> = {
  hydrate: 'visible',
  view: () => import('./video-embed.tsx'),
}
