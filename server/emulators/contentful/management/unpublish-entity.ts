import { ok, type Operation } from '../call.ts'
import { badRequest } from '../errors.ts'
import type { EntityBody } from '../model.ts'
import type { Needs } from '../needs.ts'
import { getResource } from '../storage/find-resource.ts'
import { inWrite } from '../storage/in-write.ts'
import { requireVersionIfSent } from '../storage/require-version.ts'
import type { Resource } from '../storage/resource.ts'
import { updateResource } from '../storage/update-resource.ts'
import { recordAndShow } from './entity-answer.ts'

/** DELETE /{entries,assets}/{id}/published: readers lose it, the draft stays. */
export const unpublishEntity =
  (kind: 'Entry' | 'Asset') =>
  (needs: Needs): Operation =>
  (call) =>
    inWrite(needs, async (inside) => {
      const resource = await getResource<EntityBody>(inside.database, { kind, id: call.params['id'] ?? '' })
      requireVersionIfSent(resource, call)
      return ok(await unpublish(inside, resource))
    })

/** When it first went live and how often it did stays known. */
export const unpublish = async (needs: Needs, resource: Resource<EntityBody>) => {
  if (resource.publishedVersion === null) throw badRequest('Not published')
  const drafted = await updateResource(needs.database, resource, {
    version: resource.version + 1,
    publishedVersion: null,
    publishedBody: null,
    publishedAt: null,
    updatedAt: needs.now(),
  })
  return recordAndShow(needs, 'unpublish', drafted)
}
