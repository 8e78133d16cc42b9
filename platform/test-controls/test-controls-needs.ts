import type { AdjustableClock } from '../../server/clock.ts'
import type { Platform } from '../../server/platform.ts'

/** What the controls of tests are built from. */
export interface TestControlsNeeds {
  readonly platform: Platform & { readonly clock: AdjustableClock }
  /** Forgets pages that show a product whose stock was changed. */
  readonly onStockChanged: (sku: string) => Promise<void>
}
