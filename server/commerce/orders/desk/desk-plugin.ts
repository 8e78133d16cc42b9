import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { RETRY_AFTER_S } from '../../../operations/password-guard.ts'
import { countTry } from '../../../lib/limit-rate.ts'
import type { CommerceDeps } from '../../commerce-deps.ts'
import { ApiProblem } from '../../http/api-problem.ts'
import { isOwnForm } from '../../http/own-form.ts'
import { createDeskAccess, hasDesk } from './desk-access.ts'
import { DESK_FORMS, type Refused } from './desk-forms.ts'
import { DESK_HEADERS, listPage, messagePage, orderPage } from './desk-pages.tsx'
import { deskText } from './desk-texts.ts'
import { findOrders, readOrderFile, search } from './find-orders.ts'

const MINUTE_MS = 60_000
const REQUESTS_PER_MINUTE = 240
const CHANGES_PER_MINUTE = 30

type Deps = Pick<CommerceDeps, 'runtime' | 'payments'>

interface OrderRoute {
  readonly Params: { readonly reference: string }
}

/**
 * `/_orders`: pages for whoever looks after orders, which find one and ship, deliver, cancel or refund it. Forms and links only, so that
 * they work without scripts. An e-mail address is posted, so that no address and no log has it.
 */
export const deskPlugin: FastifyPluginAsync<Deps> = async (app, deps) => {
  const { runtime } = deps
  if (!hasDesk(runtime.config)) return
  const accessOf = createDeskAccess(runtime)
  const names = new WeakMap<FastifyRequest, string>()

  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(DESK_HEADERS)
    const key = `orders:desk:${request.ip}`
    if (!(await countTry(runtime, { key, max: REQUESTS_PER_MINUTE, windowMs: MINUTE_MS }))) return tooMany(reply)
    const access = await accessOf(request)
    if (access.kind !== 'in') return access.kind === 'tooMany' ? tooMany(reply) : askForPassword(reply)
    names.set(request, access.name)
    if (request.method === 'POST' && !isOwnForm(request)) return reply.code(403).send(messagePage(deskText('foreign')))
    return undefined
  })

  app.get('/_orders', async (_request, reply) => list(reply, {}))
  app.post('/_orders', async (request, reply) => list(reply, request.body))

  app.get<OrderRoute>('/_orders/:reference', async (request, reply) => show(request, reply))

  app.post<{ Params: { readonly reference: string; readonly action: string } }>('/_orders/:reference/:action', async (request, reply) => {
    const { action } = request.params
    const form = Object.hasOwn(DESK_FORMS, action) ? DESK_FORMS[action] : undefined
    const file = await fileOf(request)
    if (form === undefined || file === undefined) return missing(reply)
    const key = `orders:changes:${request.ip}`
    if (!(await countTry(runtime, { key, max: CHANGES_PER_MINUTE, windowMs: MINUTE_MS }))) return tooMany(reply)
    const name = names.get(request) ?? ''
    try {
      await form(deps, file.order, { ...fieldsOf(request.body), ...(name === '' ? {} : { by: name }) })
    } catch (cause) {
      if (!(cause instanceof ApiProblem)) throw cause
      return show(request, reply.code(cause.status), { action, message: cause.message, fields: fieldsOf(request.body) })
    }
    return reply.redirect(`/_orders/${file.order.orderReference}`, 303)
  })

  const list = async (reply: FastifyReply, input: unknown): Promise<FastifyReply> => {
    const asked = search.parse(fieldsOf(input))
    const found = await findOrders(runtime.database, asked)
    const [only] = found.orders
    if (asked.query !== '' && !asked.query.includes('@') && only !== undefined)
      return reply.redirect(`/_orders/${only.orderReference}`, 303)
    return reply.send(listPage({ ...found, query: asked.query, isFirst: asked.after === undefined }))
  }

  const fileOf = ({ params }: FastifyRequest<OrderRoute>) => {
    const reference = params.reference.toUpperCase()
    return /^[A-Z0-9]{1,40}$/.test(reference) ? readOrderFile(runtime.database, reference) : undefined
  }

  const show = async (request: FastifyRequest<OrderRoute>, reply: FastifyReply, refused?: Refused): Promise<FastifyReply> => {
    const file = await fileOf(request)
    if (file === undefined) return missing(reply)
    return reply.send(orderPage({ ...file, name: names.get(request) ?? '', newId: runtime.ids.uuid, refused }))
  }
}

const fieldsOf = (body: unknown): Readonly<Record<string, string>> =>
  typeof body !== 'object' || body === null
    ? {}
    : Object.fromEntries(Object.entries(body).filter((field): field is [string, string] => typeof field[1] === 'string'))

const missing = (reply: FastifyReply): FastifyReply => reply.code(404).send(messagePage(deskText('missing')))

const tooMany = (reply: FastifyReply): FastifyReply =>
  reply
    .code(429)
    .header('retry-after', String(RETRY_AFTER_S))
    .send(messagePage(deskText('tooMany')))

/** 401 that makes a browser ask for name and password. */
const askForPassword = (reply: FastifyReply): FastifyReply =>
  reply
    .code(401)
    .header('www-authenticate', 'Basic realm="Orders", charset="UTF-8"')
    .send(messagePage(deskText('title')))
