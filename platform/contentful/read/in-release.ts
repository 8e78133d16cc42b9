import { releaseVersionId, asEntity, VERSION_KINDS, type ReleaseVersionBody } from '../management/release-version.ts'
import { requireTimed, type ReleaseBody } from '../management/release-body.ts'
import type { EntityBody } from '../model.ts'
import type { Deps } from '../deps.ts'
import { findResource, getResource } from '../storage/find-resource.ts'
import { listResources } from '../storage/list-resources.ts'
import type { Resource } from '../storage/resource.ts'
import { isMeant, type EntitySource } from './entity-source.ts'

type Kind = 'Entry' | 'Asset'

/** What a timeline release holds of one kind: its own versions, and the drafts of what it takes along unchanged. */
export const loadOfRelease = async ({ database }: Deps, release: Resource<ReleaseBody>, kind: Kind) => {
  const own = await listResources<ReleaseVersionBody>(database, { kind: VERSION_KINDS[kind], parentIds: [release.id] })
  const versions = own.map((row) => asEntity(kind, row))
  const isOwn = (id: string) => versions.some((version) => version.id === id)
  const others = release.body.links.filter(({ sys }) => sys.linkType === kind && !isOwn(sys.id)).map(({ sys }) => sys.id)
  return [...versions, ...(await listResources<EntityBody>(database, { kind, ids: others }))]
}

/** `/releases/{release}/{entries,assets}`. */
export const inRelease: EntitySource = async ({ query, params }, deps) => {
  const release = await getResource<ReleaseBody>(deps.database, { kind: 'Release', id: params['release'] ?? '' })
  requireTimed(release.body)
  return {
    query,
    load: async (filter) => {
      const kind = filter.kind === 'Asset' ? 'Asset' : 'Entry'
      return (await loadOfRelease(deps, release, kind)).filter((resource) => isMeant(resource, filter))
    },
  }
}

/** The release's own version of an entity; undefined where it has none. */
export const findOwn = ({ database }: Deps, kind: Kind, releaseId: string, id: string) =>
  findResource<ReleaseVersionBody>(database, releaseVersionId(kind, releaseId, id))
