import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'script-file'> = {
  // Never seen; what its scripts block reads of it has to reach the browser.
  hydrate: 'idle',
  view: () => import('./script-file.tsx'),
}
