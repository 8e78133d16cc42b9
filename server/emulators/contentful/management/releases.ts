import { z } from 'zod'
import { created, noContent, ok, type Call, type Operation } from '../call.ts'
import { badRequest, notImplemented } from '../errors.ts'
import { isRecord, linkTo } from '../model.ts'
import type { Needs } from '../needs.ts'
import { listDocuments } from '../read/list-documents.ts'
import { managedSys } from '../render/managed-sys.ts'
import { getResource } from '../storage/find-resource.ts'
import { inWrite } from '../storage/in-write.ts'
import { insertResource } from '../storage/insert-resource.ts'
import { listResources } from '../storage/list-resources.ts'
import { requireVersion } from '../storage/require-version.ts'
import type { Resource } from '../storage/resource.ts'
import { removeResource, updateResource } from '../storage/update-resource.ts'
import { parseBody } from './parse-body.ts'
import type { ReleaseBody } from './publish-release.ts'

const MAX_ENTITIES = 200
const link = z.object({ sys: z.object({ linkType: z.enum(['Entry', 'Asset']), id: z.string() }) })
const release = z.object({ title: z.string().min(1).max(255), entities: z.object({ items: z.array(link).max(MAX_ENTITIES) }) })

/** POST /releases. */
export const createRelease =
  (needs: Needs): Operation =>
  (call) =>
    inWrite(needs, async (inside) => {
      const id = needs.platform.ids.token(22)
      return created(show(inside, await insertResource(inside.database, { kind: 'Release', id, body: read(call), now: inside.now() })))
    })

/** PUT /releases/{id} at its version. */
export const putRelease = changing((_inside, resource, call) => {
  if (resource.archivedVersion !== null) throw badRequest('The release is archived')
  return { body: { ...resource.body, ...read(call) } }
})

/** PUT /releases/{id}/archived: put away; nothing is done with it until it is taken out again. */
export const archiveRelease = changing((inside, resource) => {
  if (resource.archivedVersion !== null) throw badRequest('Already archived')
  return { archivedVersion: resource.version, archivedAt: inside.now() }
})

/** DELETE /releases/{id}/archived. */
export const unarchiveRelease = changing((_inside, resource) => {
  if (resource.archivedVersion === null) throw badRequest('Not archived')
  return { archivedVersion: null, archivedAt: null }
})

/** DELETE /releases/{id}, with what was done with it. */
export const deleteRelease =
  (needs: Needs): Operation =>
  (call) =>
    inWrite(needs, async (inside) => {
      const resource = await find(inside, call)
      const actions = await listResources(inside.database, { kind: 'ReleaseAction', parentIds: [resource.id] })
      for (const action of actions) await removeResource(inside.database, action)
      await removeResource(inside.database, resource)
      return noContent
    })

/** GET /releases/{id}. */
export const getRelease =
  (needs: Needs): Operation =>
  async (call) =>
    ok(show(needs, await find(needs, call)))

/** GET /releases: the last touched first, as the vendor's. */
export const listReleases =
  (needs: Needs): Operation =>
  async (call) => {
    const resources = await listResources<ReleaseBody>(needs.database, { kind: 'Release' })
    const query = { cursor: 'true', order: '-sys.updatedAt', ...call.query }
    const documents = resources.map((resource) => show(needs, resource))
    return ok(listDocuments(documents, { path: call.path, query }, ['sys', 'title']))
  }

type Change = (inside: Needs, resource: Resource<ReleaseBody>, call: Call) => Parameters<typeof updateResource>[2]

function changing(change: Change) {
  return (needs: Needs): Operation =>
    (call) =>
      inWrite(needs, async (inside) => {
        const resource = await find(inside, call)
        requireVersion(resource, call)
        const changes = { ...change(inside, resource, call), version: resource.version + 1, updatedAt: inside.now() }
        return ok(show(inside, await updateResource(inside.database, resource, changes)))
      })
}

const find = (needs: Needs, { params }: Call): Promise<Resource<ReleaseBody>> =>
  getResource<ReleaseBody>(needs.database, { kind: 'Release', id: params['id'] ?? '' })

const read = ({ body }: Call): ReleaseBody => {
  if (isRecord(body) && isRecord(body['sys']) && body['sys']['schemaVersion'] === 'Release.v2') throw notImplemented('Release.v2')
  const { title, entities } = parseBody(release, body)
  return { title, links: entities.items }
}

const show = (needs: Needs, resource: Resource<ReleaseBody>) => {
  const { title, links, lastActionId } = resource.body
  const status = resource.archivedVersion === null ? 'active' : 'archived'
  const lastAction = lastActionId === undefined ? {} : { lastAction: linkTo('ReleaseAction', lastActionId) }
  return {
    sys: { ...managedSys(needs, resource), status, ...lastAction },
    title,
    entities: { sys: { type: 'Array' }, items: links.map(({ sys }) => linkTo(sys.linkType, sys.id)) },
  }
}
