import { sql } from 'drizzle-orm'
import { contentfulChanges } from '../../../server/database/schema/contentful.ts'
import type { Deps } from '../deps.ts'
import { nextChangeNumber } from '../read/sync.ts'
import type { Resource } from '../storage/resource.ts'
import { enqueueCalls } from './enqueue-calls.ts'

export type Action = 'create' | 'save' | 'publish' | 'unpublish' | 'archive' | 'unarchive' | 'delete'

/** Notes what happened for those who follow: sync readers and webhooks. In the transaction of the change. */
export const recordEvent = async (
  deps: Deps,
  { action, resource, payload }: { readonly action: Action; readonly resource: Resource<unknown>; readonly payload: unknown },
): Promise<void> => {
  const isSynced = resource.kind === 'Entry' || resource.kind === 'Asset'
  if (isSynced && (action === 'publish' || action === 'unpublish')) await recordChange(deps, resource, action === 'unpublish')
  await enqueueCalls(deps, `ContentManagement.${resource.kind}.${action}`, payload)
}

const recordChange = async (
  deps: Deps,
  { kind, id, publishedCounter, createdAt }: Resource<unknown>,
  isDeleted: boolean,
): Promise<void> => {
  const change = { number: await nextChangeNumber(deps), isDeleted, revision: publishedCounter, changedAt: deps.now() }
  await deps.database
    .insert(contentfulChanges)
    .values({ kind, id, createdAt, ...change })
    .onConflictDoUpdate({ target: [contentfulChanges.kind, contentfulChanges.id], set: { ...change, createdAt: sql`excluded.created_at` } })
}
