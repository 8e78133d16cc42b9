import type { ListingContext } from '../../../features/listing/listing-context.ts'
import type { PageContext } from '../../../page/page-context.ts'
import type { PageView } from '../../load/page-view.ts'
import type { PackedFacets } from './packed-facets.ts'
import type { PackedHit } from './packed-hit.ts'

/** A view as the document carries it: its head tags stand in the head. Blocks' answers by block id and name. */
export interface PackedView extends Omit<PageView, 'context' | 'data' | 'head'> {
  readonly context: Omit<PageContext, 'listing'> & {
    readonly listing?: Omit<ListingContext, 'hits' | 'facets'> & { readonly hits: readonly PackedHit[]; readonly facets: PackedFacets }
  }
  readonly data: Readonly<Record<string, Readonly<Record<string, PackedAnswer>>>>
}

/** What a block asked for: hits, packed; something else, as it is. What did not come is absent. */
export type PackedAnswer = readonly PackedHit[] | { readonly plain: unknown }
