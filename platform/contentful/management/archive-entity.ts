import { ok } from '../call.ts'
import { badRequest } from '../errors.ts'
import type { EntityBody } from '../model.ts'
import { recordAndShow } from './entity-answer.ts'
import { onResource, raise } from './on-resource.ts'

/** PUT /{entries,assets}/{id}/archived: put away, not to be edited. */
export const archiveEntity = (kind: 'Entry' | 'Asset') =>
  onResource<EntityBody>({ kind, version: 'ifSent' }, async (opening) => {
    const { inside, resource } = opening
    if (resource.publishedVersion !== null) throw badRequest('Cannot archive published')
    if (resource.archivedVersion !== null) throw badRequest('Already archived')
    const archived = await raise(opening, { archivedVersion: resource.version, archivedAt: inside.now() })
    return ok(await recordAndShow(inside, 'archive', archived))
  })

/** DELETE /{entries,assets}/{id}/archived. */
export const unarchiveEntity = (kind: 'Entry' | 'Asset') =>
  onResource<EntityBody>({ kind, version: 'ifSent' }, async (opening) => {
    if (opening.resource.archivedVersion === null) throw badRequest('Not archived')
    return ok(await recordAndShow(opening.inside, 'unarchive', await raise(opening, { archivedVersion: null, archivedAt: null })))
  })
