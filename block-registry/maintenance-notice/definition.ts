import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'maintenance-notice'> = {
  hydrate: 'never',
  view: async () => (await import('./maintenance-notice.tsx')).MaintenanceNotice,
}
