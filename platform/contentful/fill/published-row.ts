import type { Deps } from '../deps.ts'
import { parentKey } from '../management/parent-key.ts'
import type { Resource, ResourceName } from '../storage/resource.ts'
import type { FilledRow } from './insert-rows.ts'

/** A resource that was created and published once: version 2, of which the first is live. */
export const publishedOnce = <Body>(
  { now }: Deps,
  { kind, id, body, parentId = null }: ResourceName & { readonly body: Body; readonly parentId?: string | null },
): Resource<Body> => ({
  kind,
  id,
  parentId,
  body,
  publishedBody: body,
  version: 2,
  publishedVersion: 1,
  publishedCounter: 1,
  archivedVersion: null,
  archivedAt: null,
  createdAt: now(),
  updatedAt: now(),
  publishedAt: now(),
  firstPublishedAt: now(),
  // Given by the database.
  position: 0,
})

/** The row of a resource, whose position is the database's to give. */
export const rowOf = ({ position: _position, ...row }: Resource<unknown>): FilledRow => row

/** What managers can go back to: the form in which it went live. */
export const snapshotRow = (
  { runtime }: Deps,
  owner: ResourceName & { readonly kind: 'Entry' | 'ContentType' },
  snapshot: object,
): FilledRow => ({
  kind: 'Snapshot',
  id: runtime.ids.token(22),
  parentId: parentKey(owner),
  body: { snapshot },
})
