import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'address-book'> = {
  hydrate: 'never',
  view: () => import('./address-book.tsx'),
}
