import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'create-account'> = {
  hydrate: 'load',
  view: async () => (await import('./create-account.tsx')).CreateAccount,
}
