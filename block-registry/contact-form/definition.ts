import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'contact-form'> = {
  hydrate: 'visible',
  needsAllTexts: true,
  view: async () => (await import('./contact-form.tsx')).ContactForm,
}
