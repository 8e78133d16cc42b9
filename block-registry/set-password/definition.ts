import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'set-password'> = {
  hydrate: 'load',
  view: async () => (await import('./set-password.tsx')).SetPassword,
}
