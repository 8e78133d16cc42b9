import { ok, type Call, type Operation } from '../call.ts'
import { badRequest, notFound } from '../errors.ts'
import type { EntityBody } from '../model.ts'
import type { Deps } from '../deps.ts'
import { findResource } from '../storage/find-resource.ts'
import { inWrite } from '../storage/in-write.ts'
import { requireVersion } from '../storage/require-version.ts'
import type { Resource } from '../storage/resource.ts'
import { updateResource } from '../storage/update-resource.ts'
import { insertEntity } from './create-entity.ts'
import { recordAndShow } from './entity-answer.ts'
import { readEntityBody } from './entity-body.ts'

/** PUT /entries/{id} and /assets/{id}: a new draft under that id, or the whole of an existing one at its version. */
export const putEntity =
  (kind: 'Entry' | 'Asset') =>
  (deps: Deps): Operation =>
  (call) =>
    inWrite(deps, async (inside) => {
      const id = call.params['id'] ?? ''
      const existing = await findResource<EntityBody>(inside.database, { kind, id })
      if (existing !== undefined) return ok(await saveEntity(inside, existing, call, call.body))
      if (call.version !== undefined && call.version !== 0) throw notFound(kind, id)
      return insertEntity(inside, { kind, id, call })
    })

/** Replaces a draft; raises its version by one. */
export const saveEntity = async (deps: Deps, existing: Resource<EntityBody>, call: Call, sent: unknown) => {
  requireVersion(existing, call)
  if (existing.archivedVersion !== null) throw badRequest('Cannot edit archived')
  const body = await readEntityBody(deps, existing, sent)
  const saved = await updateResource(deps.database, existing, { body, version: existing.version + 1, updatedAt: deps.now() })
  return recordAndShow(deps, 'save', saved)
}
