import { linkTo } from '../model.ts'
import type { Deps } from '../deps.ts'
import type { Resource } from '../storage/resource.ts'
import { instant, scopeSys } from './scope-sys.ts'

/** The one user of the embedded platform: whoever holds the management token. */
export const MANAGER = linkTo('User', 'vitrine-manager')

/** `sys` of the management API: everything about a resource's versions and states. */
export const managedSys = (deps: Deps, resource: Resource<unknown>): Readonly<Record<string, unknown>> => ({
  ...scopeSys(deps),
  id: resource.id,
  type: resource.kind,
  version: resource.version,
  createdAt: instant(resource.createdAt),
  updatedAt: instant(resource.updatedAt),
  createdBy: MANAGER,
  updatedBy: MANAGER,
  ...publishedSys(resource),
  ...(resource.archivedAt === null
    ? {}
    : { archivedAt: instant(resource.archivedAt), archivedVersion: resource.archivedVersion, archivedBy: MANAGER }),
})

/** Unpublishing takes the published version away, and leaves when it first was and how often. */
const publishedSys = (resource: Resource<unknown>) => ({
  ...(resource.publishedVersion === null
    ? {}
    : {
        publishedVersion: resource.publishedVersion,
        publishedAt: instant(resource.publishedAt ?? resource.updatedAt),
        publishedBy: MANAGER,
      }),
  ...(resource.firstPublishedAt === null
    ? {}
    : { firstPublishedAt: instant(resource.firstPublishedAt), publishedCounter: resource.publishedCounter }),
})
