import { notFound } from '../errors.ts'
import { ok, type Operation } from '../call.ts'
import { linkTo } from '../model.ts'
import type { Deps } from '../deps.ts'
import { listing } from '../read/listing.ts'
import { MANAGER } from '../render/managed-sys.ts'
import { instant } from '../render/scope-sys.ts'
import { getResource } from '../storage/find-resource.ts'
import { insertResource } from '../storage/insert-resource.ts'
import { keepLast } from '../storage/keep-last.ts'
import { listResources } from '../storage/list-resources.ts'
import type { Resource } from '../storage/resource.ts'

interface Message {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** How one call of a webhook went. */
export interface CallRecord {
  readonly eventType: string
  readonly url: string
  readonly request: Message & { readonly url: string; readonly method: string }
  readonly response?: Message & { readonly url: string; readonly statusCode: number }
  readonly errors: readonly string[]
  readonly requestAt: number
  readonly responseAt: number
}

/** Enough to see what is wrong with a receiver. */
const MAX_CALLS = 100
const NOTE_OF = 'WebhookDefinition'

/** Notes a call for those who look after a receiver; of each webhook the last ones. */
export const noteCall = async (deps: Deps, webhookId: string, body: CallRecord): Promise<void> => {
  const id = deps.runtime.ids.token(22)
  await insertResource(deps.database, { kind: 'WebhookCall', id, parentId: webhookId, body, now: deps.now() })
  await keepLast(deps.database, { kind: 'WebhookCall', parentId: webhookId, count: MAX_CALLS })
}

/** GET /webhooks/{webhook}/calls: the last first, without what was said. */
export const listCalls = listing<CallRecord>({
  kind: 'WebhookCall',
  show: (deps, resource) => overview(deps, resource),
  parentOf: async ({ database }, { params }) => (await getResource(database, { kind: NOTE_OF, id: params['webhook'] ?? '' })).id,
  isNewestFirst: true,
})

/** GET /webhooks/{webhook}/calls/{id}. */
export const getCall =
  (deps: Deps): Operation =>
  async ({ params }) => {
    const id = params['id'] ?? ''
    const call = await getResource<CallRecord>(deps.database, { kind: 'WebhookCall', id })
    if (call.parentId !== params['webhook']) throw notFound('WebhookCall', id)
    const { request, response } = call.body
    return ok({ ...overview(deps, call), request, response: response ?? null })
  }

/** GET /webhooks/{webhook}/health: how many of the noted calls were taken. */
export const getHealth =
  (deps: Deps): Operation =>
  async ({ params }) => {
    const { id } = await getResource(deps.database, { kind: NOTE_OF, id: params['webhook'] ?? '' })
    const calls = await listResources<CallRecord>(deps.database, { kind: 'WebhookCall', parentIds: [id] })
    return ok({
      sys: { id, type: 'Webhook', space: linkTo('Space', deps.spaceId), createdBy: MANAGER },
      calls: { total: calls.length, healthy: calls.filter(({ body }) => isTaken(body)).length },
    })
  }

const isTaken = ({ response }: CallRecord): boolean => response !== undefined && response.statusCode >= 200 && response.statusCode < 300

const overview = (deps: Deps, { id, createdAt, body }: Resource<CallRecord>) => ({
  sys: { id, type: 'WebhookCallOverview', space: linkTo('Space', deps.spaceId), createdBy: MANAGER, createdAt: instant(createdAt) },
  eventType: body.eventType,
  url: body.url,
  statusCode: body.response?.statusCode ?? null,
  errors: body.errors,
  requestAt: instant(body.requestAt),
  responseAt: instant(body.responseAt),
})
