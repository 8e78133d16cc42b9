import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'country-select-button'> = {
  hydrate: 'never',
  view: async () => (await import('./country-select-button.tsx')).CountrySelectButton,
}
