import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'address-book'> = {
  hydrate: 'never',
  view: async () => (await import('./address-book.tsx')).AddressBook,
}
