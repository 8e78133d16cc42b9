import type { BlockDefinition } from '../block.ts'
import { load } from './product-tray.load.ts'

export const definition: BlockDefinition<'product-tray'> = {
  hydrate: 'visible',
  view: async () => (await import('./product-tray.tsx')).ProductTray,
  load,
}
