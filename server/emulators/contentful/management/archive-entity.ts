import { ok, type Operation } from '../call.ts'
import { badRequest } from '../errors.ts'
import type { EntityBody } from '../model.ts'
import type { Needs } from '../needs.ts'
import { getResource } from '../storage/find-resource.ts'
import { inWrite } from '../storage/in-write.ts'
import { requireVersionIfSent } from '../storage/require-version.ts'
import { updateResource } from '../storage/update-resource.ts'
import { recordAndShow } from './entity-answer.ts'

/** PUT /{entries,assets}/{id}/archived: put away, not to be edited. */
export const archiveEntity =
  (kind: 'Entry' | 'Asset') =>
  (needs: Needs): Operation =>
  (call) =>
    inWrite(needs, async (inside) => {
      const resource = await getResource<EntityBody>(inside.database, { kind, id: call.params['id'] ?? '' })
      requireVersionIfSent(resource, call)
      if (resource.publishedVersion !== null) throw badRequest('Cannot archive published')
      if (resource.archivedVersion !== null) throw badRequest('Already archived')
      const now = needs.now()
      const changes = { version: resource.version + 1, archivedVersion: resource.version, archivedAt: now, updatedAt: now }
      return ok(await recordAndShow(inside, 'archive', await updateResource(inside.database, resource, changes)))
    })

/** DELETE /{entries,assets}/{id}/archived. */
export const unarchiveEntity =
  (kind: 'Entry' | 'Asset') =>
  (needs: Needs): Operation =>
  (call) =>
    inWrite(needs, async (inside) => {
      const resource = await getResource<EntityBody>(inside.database, { kind, id: call.params['id'] ?? '' })
      requireVersionIfSent(resource, call)
      if (resource.archivedVersion === null) throw badRequest('Not archived')
      const changes = { version: resource.version + 1, archivedVersion: null, archivedAt: null, updatedAt: needs.now() }
      return ok(await recordAndShow(inside, 'unarchive', await updateResource(inside.database, resource, changes)))
    })
