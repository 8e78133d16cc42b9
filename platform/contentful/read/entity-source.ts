import type { Call } from '../call.ts'
import type { EntityBody } from '../model.ts'
import type { Deps } from '../deps.ts'
import { listResources, type ResourceFilter } from '../storage/list-resources.ts'
import type { Resource } from '../storage/resource.ts'

/** Reads the entities that a filter means, in some state: as they are, as they were published, as they are to be. */
export type LoadEntities = (filter: ResourceFilter) => Promise<readonly Resource<EntityBody>[]>

/** Which entities a request is about: the query that is left to ask of them, and where they come from. */
export type EntitySource = (call: Call, deps: Deps) => Promise<{ readonly query: Call['query']; readonly load?: LoadEntities }>

/** Managers' `/public/...`: only what is published, as it is. */
export const asPublished: EntitySource = async ({ query }, { database }) => ({
  query,
  load: async (filter) => {
    const resources = await listResources<EntityBody>(database, { ...filter, isPublished: true })
    return resources.map((resource) => ({ ...resource, body: resource.publishedBody ?? resource.body }))
  },
})

/** Whether a filter of the store means a resource that is not in it, or not in that form. */
export const isMeant = (resource: Resource<unknown>, { kind, ids, parentIds }: ResourceFilter): boolean =>
  resource.kind === kind &&
  (ids === undefined || ids.includes(resource.id)) &&
  (parentIds === undefined || parentIds.includes(resource.parentId ?? ''))
