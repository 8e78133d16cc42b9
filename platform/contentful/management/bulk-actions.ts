import { z } from 'zod'
import { created, ok, type Call, type Operation } from '../call.ts'
import type { Deps } from '../deps.ts'
import { managedSys } from '../render/managed-sys.ts'
import { getResource } from '../storage/find-resource.ts'
import { inWrite } from '../storage/in-write.ts'
import { insertResource } from '../storage/insert-resource.ts'
import type { Resource } from '../storage/resource.ts'
import { applyToAll, toOne, type EntityLink, type GroupAction } from './apply-to-all.ts'
import { attempt, type StoredError } from './attempt.ts'
import { parseBody } from './parse-body.ts'
import { someLocales } from './some-locales.ts'

interface BulkActionBody {
  readonly action: GroupAction
  readonly payload: unknown
  readonly status: 'succeeded' | 'failed'
  readonly error?: StoredError
}

const MAX_ENTITIES = 200
const link = z.object({ sys: z.object({ linkType: z.enum(['Entry', 'Asset']), id: z.string(), version: z.number().int().optional() }) })
const first = z.looseObject({ entities: z.object({ items: z.array(link).min(1).max(MAX_ENTITIES) }) })
const item = z.object({ entity: link, ...someLocales.shape })
const second = z.looseObject({
  action: z.enum(['publish', 'unpublish', 'validate']),
  entities: z.array(item).min(1).max(MAX_ENTITIES),
})

/** POST /bulk_actions/{publish,unpublish,validate}: all of the entities or none. The outcome is asked for apart. */
export const createBulkAction =
  (action: GroupAction) =>
  (deps: Deps): Operation =>
  (call) =>
    run(deps, call, { action, links: parseBody(first, call.body).entities.items })

/** POST /bulk_actions: the second version, which names the deed in its body and may take some locales only. */
export const createBulkActionV2 =
  (deps: Deps): Operation =>
  async (call) => {
    const { action, entities } = parseBody(second, call.body)
    return run(deps, call, { action, links: entities.map(({ entity, ...locales }) => ({ ...entity, ...locales })) })
  }

const run = async (deps: Deps, call: Call, { action, links }: { readonly action: GroupAction; readonly links: readonly EntityLink[] }) => {
  const error = await attempt(() =>
    inWrite(deps, (inside) => applyToAll(inside, { links, errorId: 'BulkActionFailed', apply: toOne(action) })),
  )
  const body: BulkActionBody = {
    action,
    payload: call.body,
    ...(error === undefined ? { status: 'succeeded' } : { status: 'failed', error }),
  }
  const resource = await insertResource(deps.database, { kind: 'BulkAction', id: deps.runtime.ids.token(22), body, now: deps.now() })
  return created(show(deps, resource, 'created'))
}

/** GET /bulk_actions/actions/{id}, and of the second version /bulk_actions/{id}. */
export const getBulkAction =
  (deps: Deps): Operation =>
  async ({ params }: Call) => {
    const resource = await getResource<BulkActionBody>(deps.database, { kind: 'BulkAction', id: params['id'] ?? '' })
    return ok(show(deps, resource, resource.body.status))
  }

const show = (deps: Deps, resource: Resource<BulkActionBody>, status: string) => ({
  sys: { ...managedSys(deps, resource), type: 'BulkAction', status },
  action: resource.body.action,
  payload: resource.body.payload,
  ...(status === 'failed' ? { error: resource.body.error } : {}),
})
