import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'chip-list'> = {
  hydrate: 'never',
  view: async () => (await import('./chip-list.tsx')).ChipList,
}
