import type { Deps } from '../deps.ts'
import { listResources } from '../storage/list-resources.ts'
import type { ResourceName } from '../storage/resource.ts'
import { removeResource } from '../storage/update-resource.ts'
import { parentKey } from './parent-key.ts'

/** Kinds whose `parentId` is a parent key. */
const KINDS = ['Snapshot', 'Task', 'Comment'] as const

/** Deletes an entity's snapshots, comments and tasks with it. */
export const removeBelow = async ({ database }: Deps, owner: ResourceName): Promise<void> => {
  for (const kind of KINDS) {
    for (const resource of await listResources(database, { kind, parentIds: [parentKey(owner)] })) await removeResource(database, resource)
  }
}
