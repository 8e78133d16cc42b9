import { and, asc, count, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../../server/database/database.ts'
import { contentfulResources, type ResourceKind } from '../../../server/database/schema/contentful.ts'
import type { Resource } from './resource.ts'

/** Which rows to read; everything a query can say beyond this is decided on the documents. */
export interface ResourceFilter {
  readonly kind: ResourceKind
  readonly ids?: readonly string[]
  readonly parentIds?: readonly string[]
  readonly isPublished?: boolean
  readonly isArchived?: false
  /** Those that have one of these texts in a field, in any locale. */
  readonly fieldTexts?: readonly FieldTexts[]
  /** By their id instead of by their creation: so many, after so many others. */
  readonly page?: { readonly skip: number; readonly limit: number }
}

export interface FieldTexts {
  /** A field's id: letters, digits and underscores. */
  readonly field: string
  readonly texts: readonly string[]
}

/** Resources in the order they were created. */
export const listResources = async <Body>(database: Database, filter: ResourceFilter): Promise<readonly Resource<Body>[]> => {
  const { ids, parentIds, page } = filter
  if (ids?.length === 0 || parentIds?.length === 0) return []
  const condition =
    page === undefined ? conditionOf(filter) : and(eq(contentfulResources.kind, filter.kind), isOnPage(database, filter, page))
  const rows = await database
    .select()
    .from(contentfulResources)
    .where(condition)
    .orderBy(page === undefined ? asc(contentfulResources.position) : byId)
  // The column is jsonb; every writer of a kind writes the body type of that kind.
  return rows as unknown as readonly Resource<Body>[]
}

/** As an index has it (server/database/schema/contentful.ts). */
const byId = sql`${contentfulResources.id} collate "C"`

/** Found by their ids alone: sorting whole entries, of which there may be thousands before the page, takes to the disk. */
const isOnPage = (database: Database, filter: ResourceFilter, { skip, limit }: NonNullable<ResourceFilter['page']>): SQL => {
  const ids = database
    .select({ id: contentfulResources.id })
    .from(contentfulResources)
    .where(conditionOf(filter))
    .orderBy(byId)
    .limit(limit)
    .offset(skip)
  return inArray(contentfulResources.id, ids)
}

/** How many there are, whatever page is asked for. */
export const countResources = async (database: Database, filter: ResourceFilter): Promise<number> => {
  const [row] = await database.select({ total: count() }).from(contentfulResources).where(conditionOf(filter))
  return row?.total ?? 0
}

const conditionOf = ({ kind, ids, parentIds, isPublished = false, isArchived, fieldTexts = [] }: ResourceFilter): SQL | undefined =>
  and(
    eq(contentfulResources.kind, kind),
    ...(ids === undefined ? [] : [inArray(contentfulResources.id, [...ids])]),
    ...(parentIds === undefined ? [] : [inArray(contentfulResources.parentId, [...parentIds])]),
    ...(isPublished ? [isNotNull(contentfulResources.publishedVersion)] : []),
    ...(isArchived === false ? [isNull(contentfulResources.archivedVersion)] : []),
    ...fieldTexts.map((each) => hasText(isPublished ? contentfulResources.publishedBody : contentfulResources.body, each)),
  )

/** Written as the indexes of keys are (server/database/schema/contentful.ts), or they are of no use. */
const hasText = (body: AnyPgColumn, { field, texts }: FieldTexts): SQL =>
  sql`jsonb_path_query_array(${body}, ${sql.raw(`'$.fields."${field}".*[*]'`)}) ?| ${sql.param([...texts])}::text[]`
