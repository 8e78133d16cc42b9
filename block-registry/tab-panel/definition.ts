import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'tab-panel'> = {
  // Its tabs say when; a panel that is hidden never comes near the window.
  hydrate: 'load',
  view: () => import('./tab-panel.tsx'),
}
