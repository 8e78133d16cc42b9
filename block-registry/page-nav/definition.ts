import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'page-nav'> = {
  hydrate: 'visible',
  view: async () => (await import('./page-nav.tsx')).PageNav,
}
