import type { ComposeReview, DecideReview, ReviewDecision, ReviewState } from '../../../schemas/api/compose-reviews.ts'
import type { ComposeUser } from '../../../schemas/api/compose.ts'
import { isStateOf } from '../../../src/content/composing/is-state-of.ts'
import { readDocument } from '../read-document.ts'
import { Refusal } from '../refusal.ts'
import type { ReviewDeps } from './ask-review.ts'
import { decideReview, newestReviews } from './review-store.ts'

interface Input extends DecideReview {
  readonly pageId: string
  readonly reviewId: number
  readonly decision: ReviewDecision
}

const STATES = { approve: 'approved', sendBack: 'returned', withdraw: 'withdrawn' } as const

/** Approves a review, sends it back or withdraws it. Throws where somebody else was quicker, or the page is not what was asked about. */
export const decide = async (deps: ReviewDeps, user: ComposeUser, input: Input): Promise<ComposeReview> => {
  const { pageId, reviewId, decision, answer } = input
  const review = (await newestReviews(deps.database, [pageId])).get(pageId)
  if (review === undefined) throw new Refusal(404, 'NOT_FOUND', 'No review of this page was asked for.')
  const isOwn = review.askedById === user.id
  if (decision === 'withdraw' && !isOwn) throw new Refusal(403, 'FORBIDDEN', `${review.askedBy} asked for this review and may withdraw it.`)
  if (decision !== 'withdraw' && isOwn)
    throw new Refusal(403, 'FORBIDDEN', 'You asked for this review yourself. Somebody else has to look at it.')
  if (review.id !== reviewId) throw new Refusal(409, 'STALE', `${review.askedBy} has asked for a review again. Look at that one.`)
  if (review.state !== 'asked') throw decided(review)
  if (decision !== 'withdraw') await requireSeen(deps, user, input, review)
  const state: ReviewState = STATES[decision]
  const done = await decideReview(deps, reviewId, { state, user, answer })
  if (done !== undefined) return done
  throw decided((await newestReviews(deps.database, [pageId])).get(pageId) ?? review)
}

/** What is decided on is what was asked about, what the reviewer saw, and what is there. */
const requireSeen = async (deps: ReviewDeps, user: ComposeUser, { pageId, versions }: Input, review: ComposeReview): Promise<void> => {
  const document = await readDocument(deps, pageId)
  await deps.rights.requireByRight(user, [document])
  if (!isStateOf(document, review.versions))
    throw new Refusal(409, 'STALE', 'The page was changed after the review was asked for. It has to be asked for again.')
  if (!isStateOf(document, versions))
    throw new Refusal(409, 'STALE', 'This is not the state that you saw. Load the page again and look at it.')
}

const decided = ({ state, decidedBy = '' }: ComposeReview): Refusal => {
  const done = state === 'approved' ? 'approved this' : state === 'returned' ? 'sent this back' : 'withdrawn this request'
  return new Refusal(409, 'DECIDED', `${decidedBy} has ${done} already.`)
}
