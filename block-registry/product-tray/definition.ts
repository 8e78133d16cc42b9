import type { BlockDefinition } from '../block.ts'
import { load } from './product-tray.load.ts'

export const definition: BlockDefinition<'product-tray'> = {
  hydrate: 'visible',
  view: () => import('./product-tray.tsx'),
  load,
}
