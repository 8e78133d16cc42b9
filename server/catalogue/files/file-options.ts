import type { SiteConfig } from '../../../src/site/site-config.ts'
import type { PictureStore } from '../../images/picture-store.ts'

/** What both importers of files need beside the file. */
export interface FileOptions {
  readonly sites: readonly Pick<SiteConfig, 'code' | 'currency' | 'languages'>[]
  readonly pictures: PictureStore
  /** Gets pictures that the file names by address. */
  readonly fetch: typeof fetch
  /** Ends a picture that takes too long; a new one for each. */
  readonly deadline: () => AbortSignal
  /** Of the file's prices. */
  readonly currency: string
  /** What one unit of it is in other currencies, as the merchant says. */
  readonly rates: ReadonlyMap<string, number>
  /** Of products that name none. */
  readonly brand: string
}

/** Products whose pictures are fetched beside each other. */
export const PRODUCTS_AT_ONCE = 16
