import { noContent } from '../call.ts'
import { badRequest } from '../errors.ts'
import type { EntityBody } from '../model.ts'
import { removeResource } from '../storage/update-resource.ts'
import { recordAndShow } from './entity-answer.ts'
import { onResource } from './on-resource.ts'
import { removeBelow } from './remove-below.ts'

/** DELETE /{entries,assets}/{id}: for good, with what is below it; what readers see must be unpublished first. */
export const deleteEntity = (kind: 'Entry' | 'Asset') =>
  onResource<EntityBody>({ kind, version: 'ifSent' }, async ({ inside, resource }) => {
    if (resource.publishedVersion !== null) throw badRequest('Cannot delete published')
    await removeBelow(inside, { kind, id: resource.id })
    await removeResource(inside.database, resource)
    await recordAndShow(inside, 'delete', resource)
    return noContent
  })
