import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'size-type'> = {
  hydrate: 'load',
  view: async () => (await import('./size-type.tsx')).SizeType,
}
