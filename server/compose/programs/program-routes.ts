import type { FastifyInstance } from 'fastify'
import { COMPOSE_API } from '../../../schemas/api/compose.ts'
import type { MadeKey, Programs } from '../../../schemas/api/compose-programs.ts'
import type { Runtime } from '../../runtime.ts'
import { requireRight } from '../compose-access.ts'
import type { PublishForHer } from '../publish-for-her.ts'
import { Refusal } from '../refusal.ts'
import { parseId } from '../requests.ts'
import type { ById, RouteTools } from '../route-tools.ts'
import { say } from '../sentence.ts'
import { createSignIn } from '../sign-in.ts'
import type { ProgramKeys } from './program-keys.ts'
import { parseConfirm, parseMakeKey, parseRequestId } from './program-requests.ts'
import type { PublishRequests } from './publish-requests.ts'

interface Options extends Pick<RouteTools, 'userOf' | 'logWrite' | 'actions'> {
  readonly runtime: Runtime
  readonly isOpen: boolean
  readonly keys: ProgramKeys
  readonly requests: PublishRequests
  readonly publish: PublishForHer
}

/** `/programs`: keys that somebody makes for programs of hers, and what they ask her to publish. No program gets here: a key opens `COMPOSE_MCP` alone. */
export const registerPrograms = (app: FastifyInstance, options: Options): void => {
  const { runtime, isOpen, keys, requests, publish, userOf, logWrite, actions } = options
  const signIn = createSignIn(runtime)

  app.get(`${COMPOSE_API}/programs`, async (request): Promise<Programs> => {
    const user = userOf(request)
    const [own, waiting] = await Promise.all([keys.list(user), requests.waiting(user)])
    return { keys: own, requests: waiting }
  })
  app.post(`${COMPOSE_API}/programs/keys`, async (request): Promise<MadeKey> => {
    const user = userOf(request)
    const wish = parseMakeKey(request.body)
    return actions.run(request, { action: 'makeKey' }, async () => {
      // What lasts for weeks is not made by whoever finds her window open.
      const again = isOpen ? undefined : await signIn(request)
      if (again !== undefined && again.user.id !== user.id) throw new Refusal(403, 'FORBIDDEN', say('otherPerson'))
      const made = await keys.make(user, wish, again?.person)
      logWrite(request, 'composeKeyMade', { key: made.key.id, program: wish.name, rights: wish.rights, endsAt: made.key.endsAt })
      return made
    })
  })
  app.delete<ById>(`${COMPOSE_API}/programs/keys/:id`, async (request) => {
    const id = parseId(request.params.id)
    const ended = await actions.run(request, { action: 'endKey' }, () => keys.end(userOf(request), id))
    logWrite(request, 'composeKeyEnded', { key: id, program: ended.name })
    return {}
  })
  app.post<ById>(`${COMPOSE_API}/programs/requests/:id/confirm`, async (request) => {
    requireRight(userOf(request), 'publish')
    const [id, seen] = [parseRequestId(request.params.id), parseConfirm(request.body)]
    return requests.confirm(userOf(request), id, seen, (pageId, wish) => publish(request, pageId, wish))
  })
  app.post<ById>(`${COMPOSE_API}/programs/requests/:id/refuse`, async (request) => {
    const id = parseRequestId(request.params.id)
    const { pageId, versions } = await requests.refuse(userOf(request), id)
    await actions.add(request, { action: 'refusePublish', pageId, ids: Object.keys(versions) })
    return {}
  })
}
