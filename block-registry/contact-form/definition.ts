import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'contact-form'> = {
  hydrate: 'visible',
  needsAllTexts: true,
  view: () => import('./contact-form.tsx'),
}
