import type { PageView } from '../../load/page-view.ts'
import type { PackedAnswer, PackedView } from './packed-view.ts'
import { unpackFacets } from './unpack-facets.ts'
import { unpackHit } from './unpack-hit.ts'

/** A view as blocks take it, from the document and what its head says already. */
export const unpackView = ({ context: { listing, ...context }, data, ...view }: PackedView, head: PageView['head']): PageView => ({
  ...view,
  head,
  context: {
    ...context,
    ...(listing === undefined ? {} : { listing: { ...listing, hits: listing.hits.map(unpackHit), facets: unpackFacets(listing.facets) } }),
  },
  data: Object.fromEntries(Object.entries(data).map(([id, answers]) => [id, unpackAnswers(answers)])),
})

const unpackAnswers = (answers: PackedView['data'][string]): PageView['data'][string] =>
  Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, unpackAnswer(answer)]))

const unpackAnswer = (answer: PackedAnswer): unknown => ('plain' in answer ? answer.plain : answer.map(unpackHit))
