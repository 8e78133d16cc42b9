import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'verify-account'> = {
  hydrate: 'load',
  view: async () => (await import('./verify-account.tsx')).VerifyAccount,
}
