import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { houseBrand } from '../../../operations/plain-pages/brand.tsx'
import { RETRY_AFTER_S } from '../../../operations/password-guard.ts'
import { countTry } from '../../../lib/limit-rate.ts'
import { networkOf } from '../../../lib/network-of.ts'
import { createStaffDoor } from '../../../staff/staff-door.ts'
import type { CommerceDeps } from '../../commerce-deps.ts'
import { ApiProblem } from '../../http/api-problem.ts'
import { isOwnForm } from '../../http/own-form.ts'
import { DESK_FORMS, type Refused } from './desk-forms.ts'
import { DESK_HEADERS, listPage, messagePage, orderPage, type AtDesk } from './desk-pages.tsx'
import { openRequests } from '../after/decide-refund.ts'
import { deskRightsOf, EVERYBODY, hasDesk, hasDeskPeople, refundLimitFor, type DeskMember } from './desk-rights.ts'
import { deskText } from './desk-texts.ts'
import { findOrders, readOrderFile, search } from './find-orders.ts'

const MINUTE_MS = 60_000
const REQUESTS_PER_MINUTE = 240
const CHANGES_PER_MINUTE = 30
const PATH = '/_orders'

type Deps = Pick<CommerceDeps, 'runtime' | 'payments'>

interface OrderRoute {
  readonly Params: { readonly reference: string }
}

/**
 * `/_orders`: pages for whoever looks after orders, which find one and ship, deliver, cancel or refund it. Who may do what is asked with
 * each request, of the groups that somebody signed in is in. Forms and links only, so that they work without scripts. An e-mail address is
 * posted, so that no address and no log has it.
 */
export const deskPlugin: FastifyPluginAsync<Deps> = async (app, deps) => {
  const { runtime } = deps
  const { config } = runtime
  const brand = houseBrand(runtime.sites)
  if (!hasDesk(config)) return
  const members = new WeakMap<FastifyRequest, DeskMember>()
  const memberOf = (request: FastifyRequest): DeskMember => members.get(request) ?? { id: '', name: '', rights: new Set() }
  const door = hasDeskPeople(config)
    ? createStaffDoor({
        runtime,
        door: 'orders',
        path: PATH,
        mayEnter: ({ groups }) => deskRightsOf(groups, config).size > 0,
        languageOf: () => 'en',
      })
    : undefined

  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(DESK_HEADERS)
    const key = `orders:desk:${networkOf(request.ip)}`
    if (!(await countTry(runtime, { key, max: REQUESTS_PER_MINUTE, windowMs: MINUTE_MS }))) return tooMany(reply, { brand })
    if (door === undefined) {
      if (request.method === 'POST' && !isOwnForm(request)) return reply.code(403).send(messagePage(deskText('foreign'), { brand }))
      members.set(request, EVERYBODY)
      return undefined
    }
    if (door.isOwnRoute(request)) return undefined
    const person = await door.admit(request, reply)
    if (person === undefined) return reply
    members.set(request, { id: person.id, name: person.name, rights: deskRightsOf(person.groups, config) })
    return undefined
  })

  door?.register(app)
  app.get(PATH, async (request, reply) => list(request, reply, {}))
  app.post(PATH, async (request, reply) => list(request, reply, request.body))

  app.get<OrderRoute>(`${PATH}/:reference`, async (request, reply) => show(request, reply))

  app.post<{ Params: { readonly reference: string; readonly action: string } }>(`${PATH}/:reference/:action`, async (request, reply) => {
    const { action } = request.params
    const form = Object.hasOwn(DESK_FORMS, action) ? DESK_FORMS[action] : undefined
    const file = await fileOf(request)
    const member = memberOf(request)
    if (form === undefined || file === undefined) return missing(reply, { brand, member })
    const about = { action, order: file.order.orderReference, user: member.name, userId: member.id }
    if (!member.rights.has(form.right)) {
      request.log.warn({ event: 'deskRefused', ...about }, 'Somebody may not do this with an order')
      return reply.code(403).send(messagePage(deskText('mayNot'), { brand, member }))
    }
    const key = `orders:changes:${networkOf(request.ip)}`
    if (!(await countTry(runtime, { key, max: CHANGES_PER_MINUTE, windowMs: MINUTE_MS }))) return tooMany(reply, { brand })
    const fields = fieldsOf(request.body)
    try {
      await form.carryOut(deps, { order: file.order, member, input: fields })
    } catch (cause) {
      if (!(cause instanceof ApiProblem)) throw cause
      return show(request, reply.code(cause.status), { action, message: cause.message, fields })
    }
    request.log.info({ event: 'deskAction', ...about }, 'Somebody did something with an order')
    return reply.redirect(`${PATH}/${file.order.orderReference}`, 303)
  })

  const list = async (request: FastifyRequest, reply: FastifyReply, input: unknown): Promise<FastifyReply> => {
    const asked = search.parse(fieldsOf(input))
    const found = await findOrders(runtime.database, asked)
    const [only] = found.orders
    if (asked.query !== '' && !asked.query.includes('@') && only !== undefined) return reply.redirect(`${PATH}/${only.orderReference}`, 303)
    const isFirst = asked.after === undefined
    const requests = isFirst && asked.query === '' ? await openRequests(runtime.database, runtime.clock.now()) : []
    return reply.send(listPage({ ...found, query: asked.query, isFirst, requests, brand, member: memberOf(request) }))
  }

  const fileOf = ({ params }: FastifyRequest<OrderRoute>) => {
    const reference = params.reference.toUpperCase()
    return /^[A-Z0-9]{1,40}$/.test(reference) ? readOrderFile(runtime, reference) : undefined
  }

  const show = async (request: FastifyRequest<OrderRoute>, reply: FastifyReply, refused?: Refused): Promise<FastifyReply> => {
    const file = await fileOf(request)
    const member = memberOf(request)
    if (file === undefined) return missing(reply, { brand, member })
    return reply.send(
      orderPage({ ...file, brand, member, limit: refundLimitFor(config, file.order.currency), newId: runtime.ids.uuid, refused }),
    )
  }
}

const fieldsOf = (body: unknown): Readonly<Record<string, string>> =>
  typeof body !== 'object' || body === null
    ? {}
    : Object.fromEntries(Object.entries(body).filter((field): field is [string, string] => typeof field[1] === 'string'))

const missing = (reply: FastifyReply, at: AtDesk): FastifyReply => reply.code(404).send(messagePage(deskText('missing'), at))

const tooMany = (reply: FastifyReply, at: AtDesk): FastifyReply =>
  reply
    .code(429)
    .header('retry-after', String(RETRY_AFTER_S))
    .send(messagePage(deskText('tooMany'), at))
