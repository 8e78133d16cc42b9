import { noContent, type Operation } from '../call.ts'
import { badRequest } from '../errors.ts'
import type { EntityBody } from '../model.ts'
import type { Needs } from '../needs.ts'
import { getResource } from '../storage/find-resource.ts'
import { inWrite } from '../storage/in-write.ts'
import { requireVersionIfSent } from '../storage/require-version.ts'
import { removeResource } from '../storage/update-resource.ts'
import { recordAndShow } from './entity-answer.ts'
import { removeSnapshots } from './snapshots.ts'

/** DELETE /{entries,assets}/{id}: for good; what readers see must be unpublished first. */
export const deleteEntity =
  (kind: 'Entry' | 'Asset') =>
  (needs: Needs): Operation =>
  (call) =>
    inWrite(needs, async (inside) => {
      const resource = await getResource<EntityBody>(inside.database, { kind, id: call.params['id'] ?? '' })
      requireVersionIfSent(resource, call)
      if (resource.publishedVersion !== null) throw badRequest('Cannot delete published')
      if (kind === 'Entry') await removeSnapshots(inside, { kind, id: resource.id })
      await removeResource(inside.database, resource)
      await recordAndShow(inside, 'delete', resource)
      return noContent
    })
