import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'email-sign-up'> = {
  hydrate: 'visible',
  view: async () => (await import('./email-sign-up.tsx')).EmailSignUp,
}
