import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'breadcrumbs'> = {
  hydrate: 'never',
  view: async () => (await import('./breadcrumbs.tsx')).Breadcrumbs,
}
