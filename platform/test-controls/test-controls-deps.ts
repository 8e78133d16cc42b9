import type { AdjustableClock } from '../../server/clock.ts'
import type { Runtime } from '../../server/runtime.ts'

/** What the controls of tests are built from. */
export interface TestControlsDeps {
  readonly runtime: Runtime & { readonly clock: AdjustableClock }
  /** Forgets pages that show a product whose stock was changed. */
  readonly onStockChanged: (sku: string) => Promise<void>
  /** Puts back what a first start puts in; the skus whose stock changed. */
  readonly restore: (runtime: Runtime) => Promise<readonly string[]>
}
