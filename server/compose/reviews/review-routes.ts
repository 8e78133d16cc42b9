import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ComposeActionName } from '../../../schemas/api/compose-history.ts'
import type { AskOutcome, ComposeReview, ReviewDecision } from '../../../schemas/api/compose-reviews.ts'
import { COMPOSE_API } from '../../../schemas/api/compose.ts'
import { requireRight } from '../compose-access.ts'
import type { ComposeDeps } from '../compose-deps.ts'
import { parseId } from '../requests.ts'
import type { ById, RouteTools } from '../route-tools.ts'
import { askReview } from './ask-review.ts'
import { decide } from './decide-review.ts'
import { parseAsk, parseDecision, parseReviewId } from './review-requests.ts'
import { newestReviews } from './review-store.ts'

interface ByReview {
  readonly Params: { readonly id: string; readonly reviewId: string }
}

const DECISIONS: readonly ReviewDecision[] = ['approve', 'sendBack', 'withdraw']

/** What would go live is looked at by somebody else: asked for, approved, sent back, withdrawn. */
export const registerReviews = (app: FastifyInstance, { runtime, management }: ComposeDeps, tools: RouteTools): void => {
  const { userOf, logWrite, actions, rights } = tools
  const { database, clock } = runtime
  const deps = { database, clock, management, rights }

  app.get<ById>(`${COMPOSE_API}/pages/:id/review`, async ({ params }): Promise<{ readonly review?: ComposeReview }> => {
    const pageId = parseId(params.id)
    const review = (await newestReviews(database, [pageId])).get(pageId)
    return review === undefined ? {} : { review }
  })
  app.post<ById>(`${COMPOSE_API}/pages/:id/reviews`, async (request): Promise<AskOutcome> => {
    requireRight(userOf(request), 'edit')
    const [pageId, wish] = [parseId(request.params.id), parseAsk(request.body)]
    const outcome = await actions.run(
      request,
      { action: 'askReview', pageId, ids: Object.keys(wish.versions) },
      () => askReview(deps, userOf(request), pageId, wish),
      ({ status }) => ({ outcome: status === 'asked' ? 'done' : status }),
    )
    logWrite(request, 'composeReview', { page: pageId, outcome: outcome.status, versions: wish.versions })
    return outcome
  })
  for (const decision of DECISIONS)
    app.post<ByReview>(`${COMPOSE_API}/pages/:id/reviews/:reviewId/${decision}`, async (request: FastifyRequest<ByReview>) => {
      requireRight(userOf(request), decision === 'withdraw' ? 'edit' : 'publish')
      const [pageId, reviewId] = [parseId(request.params.id), parseReviewId(request.params.reviewId)]
      const wish = parseDecision(request.body)
      const action: ComposeActionName = decision
      const review = await actions.run(request, { action, pageId, ids: Object.keys(wish.versions) }, () =>
        decide(deps, userOf(request), { pageId, reviewId, decision, ...wish }),
      )
      logWrite(request, 'composeReview', { page: pageId, review: reviewId, outcome: review.state })
      return { review }
    })
}
