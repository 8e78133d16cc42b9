import { created, noContent, ok, type Operation } from '../call.ts'
import { badRequest } from '../errors.ts'
import type { Deps } from '../deps.ts'
import { listDocuments } from '../read/list-documents.ts'
import { managedSys } from '../render/managed-sys.ts'
import { getResource } from '../storage/find-resource.ts'
import { inWrite } from '../storage/in-write.ts'
import { insertResource } from '../storage/insert-resource.ts'
import { linkTo } from '../model.ts'
import { listResources } from '../storage/list-resources.ts'
import type { Resource } from '../storage/resource.ts'
import { removeResource } from '../storage/update-resource.ts'
import { onResource, raise } from './on-resource.ts'
import { readRelease, showEntities, type ReleaseBody } from './release-body.ts'
import { defined } from '../../../src/lib/defined.ts'

/** POST /releases. */
export const createRelease =
  (deps: Deps): Operation =>
  (call) =>
    inWrite(deps, async (inside) => {
      const id = deps.runtime.ids.token(22)
      const body = await readRelease(inside, call)
      return created(show(inside, await insertResource(inside.database, { kind: 'Release', id, body, now: inside.now() })))
    })

const AT_VERSION = { kind: 'Release', version: 'always' } as const

/** PUT /releases/{id} at its version. A version of an entity that left the release goes too. */
export const putRelease = onResource<ReleaseBody>(AT_VERSION, async (opening) => {
  const { inside, resource, call } = opening
  if (resource.archivedVersion !== null) throw badRequest('The release is archived')
  const body = { ...resource.body, ...(await readRelease(inside, call, resource)) }
  const listed = new Set(body.links.map(({ sys }) => `${resource.id}/${sys.id}`))
  for (const version of await versionsOf(inside, resource.id)) if (!listed.has(version.id)) await removeResource(inside.database, version)
  return ok(show(inside, await raise(opening, { body })))
})

/** PUT /releases/{id}/archived: put away; nothing is done with it until it is taken out again. */
export const archiveRelease = onResource<ReleaseBody>(AT_VERSION, async (opening) => {
  const { inside, resource } = opening
  if (resource.archivedVersion !== null) throw badRequest('Already archived')
  return ok(show(inside, await raise(opening, { archivedVersion: resource.version, archivedAt: inside.now() })))
})

/** DELETE /releases/{id}/archived. */
export const unarchiveRelease = onResource<ReleaseBody>(AT_VERSION, async (opening) => {
  if (opening.resource.archivedVersion === null) throw badRequest('Not archived')
  return ok(show(opening.inside, await raise(opening, { archivedVersion: null, archivedAt: null })))
})

/** DELETE /releases/{id}, with what was done with it and its versions of entities. */
export const deleteRelease = onResource<ReleaseBody>({ kind: 'Release', version: 'never' }, async ({ inside, resource }) => {
  const actions = await listResources(inside.database, { kind: 'ReleaseAction', parentIds: [resource.id] })
  for (const each of [...actions, ...(await versionsOf(inside, resource.id)), resource]) await removeResource(inside.database, each)
  return noContent
})

/** GET /releases/{id}. */
export const getRelease =
  (deps: Deps): Operation =>
  async ({ params }) =>
    ok(show(deps, await getResource<ReleaseBody>(deps.database, { kind: 'Release', id: params['id'] ?? '' })))

/** GET /releases: the last touched first, as the vendor's. Of the first version, unless the second is asked for. */
export const listReleases =
  (deps: Deps): Operation =>
  async (call) => {
    const { 'sys.schemaVersion': requested = 'Release.v1', ...given } = call.query
    const resources = await listResources<ReleaseBody>(deps.database, { kind: 'Release' })
    const documents = resources.filter(({ body }) => (body.schemaVersion ?? 'Release.v1') === requested).map((each) => show(deps, each))
    const query = { cursor: 'true', order: '-sys.updatedAt', ...given }
    return ok(listDocuments(documents, { path: call.path, query }, ['sys', 'title', 'entities']))
  }

const versionsOf = async ({ database }: Deps, id: string) => [
  ...(await listResources(database, { kind: 'ReleaseEntry', parentIds: [id] })),
  ...(await listResources(database, { kind: 'ReleaseAsset', parentIds: [id] })),
]

const show = (deps: Deps, resource: Resource<ReleaseBody>) => {
  const { title, lastActionId, schemaVersion } = resource.body
  return {
    sys: {
      ...managedSys(deps, resource),
      status: resource.archivedVersion === null ? 'active' : 'archived',
      ...(lastActionId === undefined ? {} : { lastAction: linkTo('ReleaseAction', lastActionId) }),
      ...defined({ schemaVersion }),
    },
    title,
    entities: showEntities(resource.body),
  }
}
