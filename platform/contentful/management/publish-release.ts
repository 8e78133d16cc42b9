import { badRequest } from '../errors.ts'
import type { EntityBody } from '../model.ts'
import type { Deps } from '../deps.ts'
import { findResource, getResource } from '../storage/find-resource.ts'
import { insertResource } from '../storage/insert-resource.ts'
import type { Resource } from '../storage/resource.ts'
import { rehearse } from '../storage/rehearse.ts'
import { removeResource } from '../storage/update-resource.ts'
import { applyToAll, toOne, type GroupAction } from './apply-to-all.ts'
import { recordAndShow } from './entity-answer.ts'
import { raise } from './on-resource.ts'
import type { ReleaseBody, ReleaseLink } from './release-body.ts'
import { asEntity, releaseVersionId, type ReleaseVersionBody } from './release-version.ts'

const errorId = 'ReleaseActionFailed'

/** Does one thing to all of a release or to none, in the caller's transaction. */
export const publishRelease = async (deps: Deps, id: string, action: GroupAction): Promise<void> => {
  const release = await getResource<ReleaseBody>(deps.database, { kind: 'Release', id })
  const { links, schemaVersion } = release.body
  if (release.archivedVersion !== null) throw badRequest('The release is archived')
  if (schemaVersion === undefined) return applyToAll(deps, { links, errorId, apply: toOne(action) })
  if (action === 'unpublish') throw badRequest('A timeline release cannot be unpublished')
  if (action === 'publish') return goLive(deps, release)
  return rehearse(deps, (inside) => goLive(inside, release))
}

/** First all versions become drafts, because they may refer to each other; then each goes its way. */
const goLive = async (deps: Deps, { id, body: { links } }: Resource<ReleaseBody>): Promise<void> => {
  for (const link of links) await takeOver(deps, id, link)
  await applyToAll(deps, { links, errorId, apply: (inside, link) => toOne(link.action ?? 'publish')(inside, link) })
}

/** The release's own version of an entity becomes its draft. */
const takeOver = async (inside: Deps, releaseId: string, { sys: { linkType: kind, id } }: ReleaseLink): Promise<void> => {
  const { database } = inside
  const own = await findResource<ReleaseVersionBody>(database, releaseVersionId(kind, releaseId, id))
  if (own === undefined) return
  await removeResource(database, own)
  const { body, parentId } = asEntity(kind, own)
  const existing = await findResource<EntityBody>(database, { kind, id })
  const name = { kind, id, ...(parentId === null ? {} : { parentId }) }
  if (existing === undefined) await recordAndShow(inside, 'create', await insertResource(database, { ...name, body, now: inside.now() }))
  else await recordAndShow(inside, 'save', await raise({ inside, resource: existing }, { body }))
}
