import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'forgot-password'> = {
  hydrate: 'load',
  view: async () => (await import('./forgot-password.tsx')).ForgotPassword,
}
