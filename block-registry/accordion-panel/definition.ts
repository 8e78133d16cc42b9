import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'accordion-panel'> = {
  hydrate: 'never',
  view: async () => (await import('./accordion-panel.tsx')).AccordionPanel,
}
