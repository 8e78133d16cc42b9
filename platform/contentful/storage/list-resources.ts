import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../../../server/database/database.ts'
import { contentfulResources, type ResourceKind } from '../../../server/database/schema/contentful.ts'
import type { Resource } from './resource.ts'

/** Which rows to read; everything a query can say beyond this is decided on the documents. */
export interface ResourceFilter {
  readonly kind: ResourceKind
  readonly ids?: readonly string[]
  readonly parentIds?: readonly string[]
  readonly isPublished?: boolean
}

/** Resources in the order they were created. */
export const listResources = async <Body>(
  database: Database,
  { kind, ids, parentIds, isPublished = false }: ResourceFilter,
): Promise<readonly Resource<Body>[]> => {
  if (ids?.length === 0 || parentIds?.length === 0) return []
  const rows = await database
    .select()
    .from(contentfulResources)
    .where(
      and(
        eq(contentfulResources.kind, kind),
        ...(ids === undefined ? [] : [inArray(contentfulResources.id, [...ids])]),
        ...(parentIds === undefined ? [] : [inArray(contentfulResources.parentId, [...parentIds])]),
        ...(isPublished ? [isNotNull(contentfulResources.publishedVersion)] : []),
      ),
    )
    .orderBy(asc(contentfulResources.position))
  // The column is jsonb; every writer of a kind writes the body type of that kind.
  return rows as unknown as readonly Resource<Body>[]
}
