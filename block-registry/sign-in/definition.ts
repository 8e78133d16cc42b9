import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'sign-in'> = {
  hydrate: 'load',
  view: async () => (await import('./sign-in.tsx')).SignIn,
}
