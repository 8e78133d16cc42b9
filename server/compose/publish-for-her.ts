import type { FastifyRequest } from 'fastify'
import type { PublishOutcome, PublishPage } from '../../schemas/api/compose.ts'
import type { ComposeDeps } from './compose-deps.ts'
import { publishPage } from './publish-page.ts'
import { readDocument } from './read-document.ts'
import type { RouteTools } from './route-tools.ts'

/** Publishes a page for who asks, with all that belongs to it: rights, reviews, and what is written down. Throws a `Refusal` where she may not. */
export type PublishForHer = (request: FastifyRequest, pageId: string, wish: PublishPage) => Promise<PublishOutcome>

export const createPublishForHer =
  ({ runtime: { database, sites }, management, delivery }: ComposeDeps, { userOf, logWrite, actions, rights }: RouteTools): PublishForHer =>
  async (request, pageId, wish) => {
    const outcome = await actions.run(
      request,
      { action: 'publish', pageId, ids: Object.keys(wish.versions) },
      async () => {
        const document = await readDocument({ management, database }, pageId)
        await rights.requireToPublish(userOf(request), [document])
        return publishPage({ management, delivery, sites }, document, wish)
      },
      ({ status }) => ({ outcome: status === 'published' ? 'done' : status }),
    )
    logWrite(request, 'composePublish', { page: pageId, outcome: outcome.status, ...wish })
    return outcome
  }
