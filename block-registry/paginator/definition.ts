import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'paginator'> = {
  hydrate: 'never',
  view: async () => (await import('./paginator.tsx')).Paginator,
}
