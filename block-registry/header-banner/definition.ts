import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'header-banner'> = {
  hydrate: 'never',
  view: async () => (await import('./header-banner.tsx')).HeaderBanner,
}
