import type { Hit } from '../../../clients/search/hit.ts'
import type { ListingContext } from '../../../features/listing/listing-context.ts'
import type { PageView } from '../../load/page-view.ts'
import { packHit } from './pack-hit.ts'
import { packFacets } from './packed-facets.ts'
import type { PackedAnswer, PackedView } from './packed-view.ts'

/**
 * A view as the document carries it: after brotli 5 the home page is 11.5 kB instead of 12.6, a listing 9.4 instead of 10.1, a
 * product 11.7 instead of 12.4; unpacking is 0.8 kB of code, fetched once (docs/decisions/0052).
 */
export const packView = ({ key, items, context: { listing, ...context }, data }: PageView): PackedView => ({
  key,
  items,
  context: { ...context, ...(listing === undefined ? {} : { listing: packListing(listing) }) },
  data: Object.fromEntries(Object.entries(data).map(([id, answers]) => [id, packAnswers(answers)])),
})

const packListing = (listing: ListingContext) => ({ ...listing, hits: listing.hits.map(packHit), facets: packFacets(listing.facets) })

const packAnswers = (answers: PageView['data'][string]): PackedView['data'][string] =>
  Object.fromEntries(Object.entries(answers).flatMap(([name, answer]) => (answer === undefined ? [] : [[name, packAnswer(answer)]])))

/** Most answers are lists of hits, which are packed; another one travels as it is. */
const packAnswer = (answer: unknown): PackedAnswer => (isHits(answer) ? answer.map(packHit) : { plain: answer })

const isHits = (answer: unknown): answer is readonly Hit[] =>
  Array.isArray(answer) && answer.every((each) => typeof each === 'object' && each !== null && 'objectID' in each)
