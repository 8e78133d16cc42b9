import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'email-sign-up'> = {
  hydrate: 'visible',
  view: () => import('./email-sign-up.tsx'),
}
