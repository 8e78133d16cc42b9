import type { EntityBody, Link } from '../model.ts'
import type { Deps } from '../deps.ts'
import { listResources } from '../storage/list-resources.ts'
import type { Resource } from '../storage/resource.ts'

/** What some links lead to, whatever its state; undefined for one that leads nowhere. */
export type FindTarget = (link: Link) => Resource<EntityBody> | undefined

/** Reads the targets of many links in two queries. */
export const loadTargets = async ({ database }: Deps, links: readonly Link[]): Promise<FindTarget> => {
  const read = (kind: 'Entry' | 'Asset') =>
    listResources<EntityBody>(database, {
      kind,
      ids: [...new Set(links.filter(({ sys }) => sys.linkType === kind).map(({ sys }) => sys.id))],
    })
  return targetsAmong([...(await read('Entry')), ...(await read('Asset'))])
}

/** Finds targets among resources at hand. */
export const targetsAmong = (resources: readonly Resource<EntityBody>[]): FindTarget => {
  const byName = new Map(resources.map((resource) => [`${resource.kind}:${resource.id}`, resource]))
  return ({ sys }) => byName.get(`${sys.linkType}:${sys.id}`)
}
