import { inArray } from 'drizzle-orm'
import { variants } from '../database/schema/catalogue.ts'
import type { DatabaseHandle } from '../database/connect.ts'
import type { Runtime } from '../runtime.ts'
import { indexProducts, type IndexDeps } from './indexing/index-catalogue.ts'
import { STOCK_CHANNEL } from './stock-channel.ts'

interface Deps {
  readonly listen: DatabaseHandle['listen']
  readonly index: IndexDeps
  readonly log: Runtime['log']
  /** Removes cached pages made from these surrogate keys: `product:900001`. */
  readonly purge: (surrogateKeys: readonly string[]) => void
}

/** Sales come in bursts; one update of the index serves them all. */
const GATHER_MS = 250

/** Updates the search index and cached pages when stock changes, in this process or another. Returns how to stop. */
export const followStock = async ({ listen, index, log, purge }: Deps): Promise<() => Promise<void>> => {
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const update = async (): Promise<void> => {
    timer = undefined
    const skus = [...changed]
    changed.clear()
    try {
      const rows = await index.database.select({ productId: variants.productId }).from(variants).where(inArray(variants.sku, skus))
      const productIds = [...new Set(rows.map(({ productId }) => productId))]
      await indexProducts(index, productIds)
      purge(productIds.map((id) => `product:${id}`))
    } catch (error) {
      log.error({ err: error, skus }, 'The search index could not be updated with the stock; the next full index does it')
    }
  }
  const stop = await listen(STOCK_CHANNEL, (sku) => {
    changed.add(sku)
    timer ??= setTimeout(() => void update(), GATHER_MS)
  })
  return async () => {
    clearTimeout(timer)
    await stop()
  }
}
