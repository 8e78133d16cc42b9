import type { ReleaseBody } from '../management/release-body.ts'
import { badRequest } from '../errors.ts'
import type { EntityBody } from '../model.ts'
import type { Deps } from '../deps.ts'
import type { ScheduledActionBody } from '../schedule/scheduled-action.ts'
import { getResource } from '../storage/find-resource.ts'
import { listResources } from '../storage/list-resources.ts'
import type { Resource } from '../storage/resource.ts'
import { isMeant, type EntitySource } from './entity-source.ts'
import { loadOfRelease } from './in-release.ts'

/**
 * Preview readers' `/timeline/...`: drafts as they will be once releases are live: all that are scheduled until
 * `timestamp[lte]`, or until the one that `release[lte]` names, and that one itself.
 */
export const onTimeline: EntitySource = async (call, deps) => {
  const { 'release[lte]': releaseId, 'timestamp[lte]': timestamp, ...query } = call.query
  if (releaseId === undefined && timestamp === undefined) throw badRequest('Either release[lte] or timestamp[lte] must be given.')
  const releases = await releasesUntil(deps, releaseId, timestamp)
  return {
    query,
    load: async (filter) => {
      const kind = filter.kind === 'Asset' ? 'Asset' : 'Entry'
      const drafts = await listResources<EntityBody>(deps.database, { kind })
      const seen = new Map(drafts.map((draft) => [draft.id, draft]))
      for (const release of releases) await lay(deps, release, kind, seen)
      return [...seen.values()].filter((resource) => isMeant(resource, filter))
    },
  }
}

const lay = async (deps: Deps, release: Resource<ReleaseBody>, kind: 'Entry' | 'Asset', seen: Map<string, Resource<EntityBody>>) => {
  for (const version of await loadOfRelease(deps, release, kind)) seen.set(version.id, version)
  for (const { sys, action } of release.body.links) if (sys.linkType === kind && action === 'unpublish') seen.delete(sys.id)
}

/** In the order they go live. */
const releasesUntil = async (deps: Deps, releaseId: string | undefined, timestamp: string | undefined) => {
  const scheduled = await listScheduled(deps)
  const named = releaseId === undefined ? undefined : await getResource<ReleaseBody>(deps.database, { kind: 'Release', id: releaseId })
  const end = timestamp === undefined ? scheduled.find(({ id }) => id === releaseId)?.dueAt : instantOf(timestamp)
  const before = scheduled.filter(({ id, dueAt }) => id !== releaseId && end !== undefined && dueAt <= end)
  const releases = await listResources<ReleaseBody>(deps.database, { kind: 'Release', ids: before.map(({ id }) => id) })
  const inOrder = before.flatMap(({ id }) => releases.filter((release) => release.id === id))
  return [...inOrder, ...(named === undefined ? [] : [named])]
}

const listScheduled = async ({ database }: Deps) => {
  const actions = await listResources<ScheduledActionBody>(database, { kind: 'ScheduledAction' })
  return actions
    .filter(({ body }) => body.entity.linkType === 'Release' && body.status === 'scheduled' && body.action === 'publish')
    .map(({ body }) => ({ id: body.entity.id, dueAt: body.dueAt }))
    .sort((one, other) => one.dueAt - other.dueAt)
}

const instantOf = (text: string): number => {
  const instant = Date.parse(text)
  if (Number.isNaN(instant)) throw badRequest('timestamp[lte] is no date.')
  return instant
}
