import type { ComposeReview, DecideReview, ReviewDecision, ReviewState } from '../../../schemas/api/compose-reviews.ts'
import type { ComposeUser } from '../../../schemas/api/compose.ts'
import { isStateOf } from '../../../src/content/composing/is-state-of.ts'
import { readDocument } from '../read-document.ts'
import { Refusal } from '../refusal.ts'
import type { ReviewDeps } from './ask-review.ts'
import { decideReview, newestReviews } from './review-store.ts'
import { say } from '../sentence.ts'

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
  if (review === undefined) throw new Refusal(404, 'NOT_FOUND', say('noReview'))
  const isOwn = review.askedById === user.id
  if (decision === 'withdraw' && !isOwn) throw new Refusal(403, 'FORBIDDEN', say('notYourReview', { name: review.askedBy }))
  if (decision !== 'withdraw' && isOwn) throw new Refusal(403, 'FORBIDDEN', say('ownReview'))
  if (review.id !== reviewId) throw new Refusal(409, 'STALE', say('askedAgain', { name: review.askedBy }))
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
  if (!isStateOf(document, review.versions)) throw new Refusal(409, 'STALE', say('changedSinceAsked'))
  if (!isStateOf(document, versions)) throw new Refusal(409, 'STALE', say('otherState'))
}

const decided = ({ state, decidedBy = '' }: ComposeReview): Refusal => {
  const done = state === 'approved' || state === 'returned' ? state : 'withdrawn'
  return new Refusal(409, 'DECIDED', say(`decided.${done}`, { name: decidedBy }))
}
