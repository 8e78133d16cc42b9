import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'site-search'> = {
  hydrate: 'idle',
  view: async () => (await import('./site-search.tsx')).SiteSearch,
}
