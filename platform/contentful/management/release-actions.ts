import { z } from 'zod'
import { created, ok, type Operation } from '../call.ts'
import { notFound } from '../errors.ts'
import { linkTo } from '../model.ts'
import type { Deps } from '../deps.ts'
import { listing } from '../read/listing.ts'
import { managedSys } from '../render/managed-sys.ts'
import { getResource } from '../storage/find-resource.ts'
import { inWrite } from '../storage/in-write.ts'
import { insertResource } from '../storage/insert-resource.ts'
import { requireVersionIfSent } from '../storage/require-version.ts'
import type { Resource } from '../storage/resource.ts'
import { updateResource } from '../storage/update-resource.ts'
import type { GroupAction } from './apply-to-all.ts'
import { attempt, type StoredError } from './attempt.ts'
import { parseBody } from './parse-body.ts'
import { publishRelease } from './publish-release.ts'
import type { ReleaseBody } from './release-body.ts'

interface ReleaseActionBody {
  readonly action: GroupAction
  readonly status: 'succeeded' | 'failed'
  readonly error?: StoredError
}

const validation = z.object({ action: z.enum(['publish', 'unpublish']).default('publish') })

/** PUT and DELETE /releases/{id}/published, POST /releases/{id}/validate. The outcome is asked for apart. */
export const runRelease =
  (action: GroupAction) =>
  (deps: Deps): Operation =>
  async (call) => {
    if (action === 'validate') parseBody(validation, call.body)
    const name = { kind: 'Release', id: call.params['id'] ?? '' } as const
    requireVersionIfSent(await getResource(deps.database, name), call)
    const error = await attempt(() => inWrite(deps, (inside) => publishRelease(inside, name.id, action)))
    const outcome = error === undefined ? ({ status: 'succeeded' } as const) : ({ status: 'failed', error } as const)
    return inWrite(deps, async (inside) => {
      const now = inside.now()
      const id = deps.runtime.ids.token(22)
      const body: ReleaseActionBody = { action, ...outcome }
      const resource = await insertResource(inside.database, { kind: 'ReleaseAction', id, parentId: name.id, body, now })
      const release = await getResource<ReleaseBody>(inside.database, name)
      await updateResource(inside.database, release, {
        body: { ...release.body, lastActionId: id },
        version: release.version + 1,
        updatedAt: now,
      })
      return created(show(inside, resource, 'created'))
    })
  }

/** GET /releases/{release}/actions/{id}. */
export const getReleaseAction =
  (deps: Deps): Operation =>
  async ({ params }) => {
    const id = params['id'] ?? ''
    const resource = await getResource<ReleaseActionBody>(deps.database, { kind: 'ReleaseAction', id })
    if (resource.parentId !== params['release']) throw notFound('ReleaseAction', id)
    return ok(show(deps, resource, resource.body.status))
  }

/** GET /release_actions: the last first. */
export const listReleaseActions = listing<ReleaseActionBody>({
  kind: 'ReleaseAction',
  show: (deps, resource) => show(deps, resource, resource.body.status),
  roots: ['sys', 'action'],
  isNewestFirst: true,
})

const show = (deps: Deps, resource: Resource<ReleaseActionBody>, status: string) => ({
  sys: { ...managedSys(deps, resource), status, release: linkTo('Release', resource.parentId ?? '') },
  action: resource.body.action,
  ...(status === 'failed' ? { error: resource.body.error } : {}),
})
