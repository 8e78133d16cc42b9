import type { PageKind } from '../../schemas/page-kinds.ts'
import type { Product } from '../../schemas/api/product.ts'
import type { ListingContext } from '../features/listing/listing-context.ts'

/** One step of a breadcrumb trail. `path` is without prefix; the last one is the page itself. */
export interface Crumb {
  readonly h1: string
  readonly path: string
}

/**
 * What a page knows beside its blocks: a pure function of the address and the answers its loader got, the same on the
 * server and in the browser, and plain JSON.
 */
export interface PageContext {
  readonly kind: PageKind
  readonly status: number
  /** Address without prefix, without query. */
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  /** First value of each parameter (contracts 4). */
  readonly query: Readonly<Record<string, string>>
  readonly title: string
  readonly breadcrumbs: readonly Crumb[]
  readonly product?: Product
  readonly listing?: ListingContext
  readonly brandIndex?: BrandIndexContext
}

/** Brands grouped by first letter, digits together (DATA-58). */
export interface BrandIndexContext {
  readonly groups: readonly {
    readonly label: string
    readonly brands: readonly { readonly name: string; readonly tag: string; readonly path: string }[]
  }[]
}
