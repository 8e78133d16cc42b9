import { and, desc, eq, lte } from 'drizzle-orm'
import type { Database } from '../../../server/database/database.ts'
import { contentfulResources, type ResourceKind } from '../../../server/database/schema/contentful.ts'

/** Removes all but the last `count` resources of a kind below a parent. */
export const keepLast = async (
  database: Database,
  { kind, parentId, count }: { readonly kind: ResourceKind; readonly parentId: string; readonly count: number },
): Promise<void> => {
  const below = and(eq(contentfulResources.kind, kind), eq(contentfulResources.parentId, parentId))
  const [oldest] = await database
    .select({ position: contentfulResources.position })
    .from(contentfulResources)
    .where(below)
    .orderBy(desc(contentfulResources.position))
    .offset(count)
    .limit(1)
  if (oldest !== undefined) await database.delete(contentfulResources).where(and(below, lte(contentfulResources.position, oldest.position)))
}
