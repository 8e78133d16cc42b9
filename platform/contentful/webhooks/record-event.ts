import { sql } from 'drizzle-orm'
import { contentfulChanges } from '../../../server/database/schema/contentful.ts'
import type { Needs } from '../needs.ts'
import { nextChangeNumber } from '../read/sync.ts'
import type { Resource } from '../storage/resource.ts'
import { enqueueCalls } from './enqueue-calls.ts'

export type Action = 'create' | 'save' | 'publish' | 'unpublish' | 'archive' | 'unarchive' | 'delete'

/** Notes what happened for those who follow: sync readers and webhooks. In the transaction of the change. */
export const recordEvent = async (
  needs: Needs,
  { action, resource, payload }: { readonly action: Action; readonly resource: Resource<unknown>; readonly payload: unknown },
): Promise<void> => {
  const isSynced = resource.kind === 'Entry' || resource.kind === 'Asset'
  if (isSynced && (action === 'publish' || action === 'unpublish')) await recordChange(needs, resource, action === 'unpublish')
  await enqueueCalls(needs, `ContentManagement.${resource.kind}.${action}`, payload)
}

const recordChange = async (
  needs: Needs,
  { kind, id, publishedCounter, createdAt }: Resource<unknown>,
  isDeleted: boolean,
): Promise<void> => {
  const change = { number: await nextChangeNumber(needs), isDeleted, revision: publishedCounter, changedAt: needs.now() }
  await needs.database
    .insert(contentfulChanges)
    .values({ kind, id, createdAt, ...change })
    .onConflictDoUpdate({ target: [contentfulChanges.kind, contentfulChanges.id], set: { ...change, createdAt: sql`excluded.created_at` } })
}
