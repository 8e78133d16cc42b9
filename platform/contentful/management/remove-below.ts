import type { Deps } from '../deps.ts'
import { listResources } from '../storage/list-resources.ts'
import type { ResourceName } from '../storage/resource.ts'
import { removeResource } from '../storage/update-resource.ts'
import { parentKey } from './parent-key.ts'

/** Kinds whose `parentId` is a parent key: what is said of an entity, and what it was. */
const KINDS = ['Snapshot', 'Task', 'Comment'] as const

/** What is deleted takes along its past and what was said of it. */
export const removeBelow = async ({ database }: Deps, owner: ResourceName): Promise<void> => {
  for (const kind of KINDS) {
    for (const resource of await listResources(database, { kind, parentIds: [parentKey(owner)] })) await removeResource(database, resource)
  }
}
