import { created, ok, type Call, type Operation } from '../call.ts'
import { badRequest, notFound, versionMismatch } from '../errors.ts'
import type { EntityBody } from '../model.ts'
import type { Deps } from '../deps.ts'
import { findOwn } from '../read/in-release.ts'
import { loadLocales } from '../read/load-locales.ts'
import { entityDocument } from '../render/entity-document.ts'
import { findResource, getResource } from '../storage/find-resource.ts'
import { inWrite } from '../storage/in-write.ts'
import { insertResource } from '../storage/insert-resource.ts'
import type { Resource } from '../storage/resource.ts'
import { updateResource } from '../storage/update-resource.ts'
import { activeContentType } from './create-entity.ts'
import { readEntityBody } from './entity-body.ts'
import { applyJsonPatch } from './json-patch.ts'
import { raise } from './on-resource.ts'
import { requireTimed, type ReleaseBody } from './release-body.ts'
import { asEntity, releaseVersionId, type ReleaseVersionBody } from './release-version.ts'
import { requireId } from './require-id.ts'

type Kind = 'Entry' | 'Asset'

/** POST /releases/{release}/{entries,assets}: something that is to be there once the release is live. */
export const createInRelease =
  (kind: Kind) =>
  (deps: Deps): Operation =>
  (call) =>
    inRelease(deps, call, async (inside, release) =>
      created(await show(inside, kind, await insert(inside, kind, release, deps.runtime.ids.token(22), call))),
    )

/** PUT /releases/{release}/{entries,assets}/{id}: new in the release, or the release's version of what is there. */
export const putInRelease =
  (kind: Kind) =>
  (deps: Deps): Operation =>
  (call) =>
    inRelease(deps, call, async (inside, release) => {
      const id = requireId(call.params['id'])
      const current = await currentVersion(inside, kind, release, id)
      if (current !== undefined) return ok(await show(inside, kind, await save(inside, { kind, release, current, call, sent: call.body })))
      if (call.version !== undefined && call.version !== 0) throw notFound(kind, id)
      return created(await show(inside, kind, await insert(inside, kind, release, id, call)))
    })

/** PATCH of the same: RFC 6902 steps. */
export const patchInRelease =
  (kind: Kind) =>
  (deps: Deps): Operation =>
  (call) =>
    inRelease(deps, call, async (inside, release) => {
      const current = await currentVersion(inside, kind, release, call.params['id'] ?? '')
      if (current === undefined) throw notFound(kind, call.params['id'] ?? '')
      const sent = applyJsonPatch(current.body, call.body)
      return ok(await show(inside, kind, await save(inside, { kind, release, current, call, sent })))
    })

/** Writes the release's version of an entity without a look at its number: for files that were processed. */
export const overwriteInRelease = async (inside: Deps, kind: Kind, releaseId: string, id: string, body: EntityBody): Promise<void> => {
  const own = await findOwn(inside, kind, releaseId, id)
  if (own === undefined) throw notFound(kind, id)
  await raise({ inside, resource: own }, { body: { ...own.body, ...body } })
}

const inRelease = <Result>(deps: Deps, { params }: Call, write: (inside: Deps, release: Resource<ReleaseBody>) => Promise<Result>) =>
  inWrite(deps, async (inside) => {
    const release = await getResource<ReleaseBody>(inside.database, { kind: 'Release', id: params['release'] ?? '' })
    requireTimed(release.body)
    if (release.archivedVersion !== null) throw badRequest('The release is archived')
    return write(inside, release)
  })

/** The release's own version, else the draft that it begins from. */
const currentVersion = async (deps: Deps, kind: Kind, { id: releaseId }: Resource<ReleaseBody>, id: string) => {
  const own = await findOwn(deps, kind, releaseId, id)
  return own === undefined ? findResource<EntityBody>(deps.database, { kind, id }) : asEntity(kind, own)
}

const insert = async (inside: Deps, kind: Kind, release: Resource<ReleaseBody>, id: string, call: Call) => {
  const contentTypeId = kind === 'Entry' ? await activeContentType(inside, call) : undefined
  const body = await readEntityBody(inside, { kind, parentId: contentTypeId ?? null }, call.body)
  return add(inside, { kind, release, id: requireId(id), body: withType(body, contentTypeId), version: 1 })
}

interface Saving {
  readonly kind: Kind
  readonly release: Resource<ReleaseBody>
  readonly current: Resource<EntityBody>
  readonly call: Call
  readonly sent: unknown
}

const save = async (inside: Deps, { kind, release, current, call, sent }: Saving) => {
  if (call.version !== current.version) throw versionMismatch()
  const body = withType(await readEntityBody(inside, current, sent), current.parentId ?? undefined)
  const own = await findOwn(inside, kind, release.id, current.id)
  if (own !== undefined) return raise({ inside, resource: own }, { body })
  return add(inside, { kind, release, id: current.id, body, version: current.version + 1 })
}

const withType = (body: EntityBody, contentTypeId: string | undefined): ReleaseVersionBody =>
  contentTypeId === undefined ? body : { ...body, contentTypeId }

interface Addition {
  readonly kind: Kind
  readonly release: Resource<ReleaseBody>
  readonly id: string
  readonly body: ReleaseVersionBody
  readonly version: number
}

/** What has a version in a release belongs to it. */
const add = async ({ database, now }: Deps, { kind, release, id, body, version }: Addition) => {
  const { links } = release.body
  if (!links.some(({ sys }) => sys.linkType === kind && sys.id === id)) {
    const link = { sys: { type: 'Link', linkType: kind, id }, action: 'publish' }
    await updateResource(database, release, { body: { ...release.body, links: [...links, link] }, updatedAt: now() })
  }
  return insertResource(database, { ...releaseVersionId(kind, release.id, id), parentId: release.id, body, version, now: now() })
}

const show = async (deps: Deps, kind: Kind, own: Resource<ReleaseVersionBody>) =>
  entityDocument({ deps, api: 'management', resource: asEntity(kind, own), locales: await loadLocales(deps) })
