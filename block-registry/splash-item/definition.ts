import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'splash-item'> = {
  hydrate: 'never',
  view: async () => (await import('./splash-item.tsx')).SplashItem,
}
