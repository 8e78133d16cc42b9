import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'brand-index'> = {
  hydrate: 'never',
  view: async () => (await import('./brand-index.tsx')).BrandIndex,
}
