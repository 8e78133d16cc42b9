import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Conversation } from '../../../schemas/api/compose-comments.ts'
import { COMPOSE_API, type ComposeUser } from '../../../schemas/api/compose.ts'
import { requireRight } from '../compose-access.ts'
import type { ComposeDeps } from '../compose-deps.ts'
import { parseId } from '../requests.ts'
import type { ById, RouteTools } from '../route-tools.ts'
import { parseComment, parseConversation, parseListQuery, parseReply } from './comment-requests.ts'
import { listComments } from './list-comments.ts'
import { requirePlace } from './require-place.ts'
import { addComment, reopenConversation, replyTo, resolveConversation, type Changed } from './write-comment.ts'

interface OfConversation {
  readonly Params: { readonly id: string; readonly conversation: string }
}

/** What people say to each other about a page and its blocks. Who may edit writes; who may look reads. */
export const registerComments = (app: FastifyInstance, deps: ComposeDeps, { userOf, logWrite }: RouteTools): void => {
  const { runtime, management } = deps
  const { database } = runtime
  const PATH = `${COMPOSE_API}/pages/:id/comments`

  /** The words are nobody's business in a log. */
  const write = async (request: FastifyRequest<ById>, did: string, work: (user: ComposeUser, pageId: string) => Promise<Changed>) => {
    const user = userOf(request)
    requireRight(user, 'edit')
    const pageId = parseId(request.params.id)
    const { conversation, isChanged } = await work(user, pageId)
    if (isChanged) logWrite(request, 'composeComment', { did, page: pageId, entry: conversation.entryId, conversation: conversation.id })
    return conversation
  }
  const change = (did: string, work: (user: ComposeUser, pageId: string, id: number, body: unknown) => Promise<Changed>): void => {
    app.post<OfConversation>(`${PATH}/:conversation/${did}`, async (request): Promise<Conversation> =>
      write(request, did, (user, pageId) => work(user, pageId, parseConversation(request.params.conversation), request.body)),
    )
  }

  app.get<ById>(PATH, async ({ params, query }) => listComments(database, parseId(params.id), parseListQuery(query).isWithResolved))
  app.post<ById>(PATH, async (request): Promise<Conversation> =>
    write(request, 'add', async (user, pageId) => {
      const wish = parseComment(request.body)
      await requirePlace({ management, database }, pageId, wish.entryId)
      return addComment(runtime, user, pageId, wish)
    }),
  )
  change('reply', async (user, pageId, conversation, body) => replyTo(runtime, user, pageId, { conversation, ...parseReply(body) }))
  change('resolve', async (user, pageId, id) => resolveConversation(runtime, user, pageId, id))
  change('reopen', async (_user, pageId, id) => reopenConversation(runtime, pageId, id))
}
