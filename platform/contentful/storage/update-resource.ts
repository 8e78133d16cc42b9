import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../server/database/database.ts'
import { contentfulResources } from '../../../server/database/schema/contentful.ts'
import type { Resource } from './resource.ts'

type Changes = Partial<Omit<typeof contentfulResources.$inferInsert, 'kind' | 'id' | 'position'>>

/** Writes columns of a resource that is there. The caller holds the write lock and has checked the version. */
export const updateResource = async <Body>(database: Database, resource: Resource<Body>, changes: Changes): Promise<Resource<Body>> => {
  const [row] = await database.update(contentfulResources).set(changes).where(sameResource(resource)).returning()
  // The row was read under the same lock, so it is there.
  return row as Resource<Body>
}

export const removeResource = async (database: Database, resource: Resource<unknown>): Promise<void> => {
  await database.delete(contentfulResources).where(sameResource(resource))
}

const sameResource = ({ kind, id }: Resource<unknown>) => and(eq(contentfulResources.kind, kind), eq(contentfulResources.id, id))
