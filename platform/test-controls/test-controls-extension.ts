import type { Extension } from '../../server/extension.ts'
import type { TestControlsDeps } from './test-controls-deps.ts'
import { registerTestControls } from './test-controls-plugin.ts'

/** `/_test/*` in the whole program, with what its reset puts back. */
export const testControlsExtension = (restore: TestControlsDeps['restore']): Extension => ({
  register: async ({ app, runtime, listenToReports }) => {
    const onStockChanged = (sku: string): Promise<void> => runtime.announceStock(sku, runtime.database)
    listenToReports(await registerTestControls(app, { runtime, onStockChanged, restore }))
  },
})
