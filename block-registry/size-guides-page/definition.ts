import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'size-guides-page'> = {
  hydrate: 'load',
  view: async () => (await import('./size-guides-page.tsx')).SizeGuidesPage,
  load: () => [{ kind: 'sizeGuides' }],
}
