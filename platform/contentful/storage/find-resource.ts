import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../server/database/database.ts'
import { contentfulResources } from '../../../server/database/schema/contentful.ts'
import { notFound } from '../errors.ts'
import type { Resource, ResourceName } from './resource.ts'

/** One resource, or undefined. `Body` is the shape its kind is written with. */
export const findResource = async <Body>(database: Database, { kind, id }: ResourceName): Promise<Resource<Body> | undefined> => {
  const [row] = await database
    .select()
    .from(contentfulResources)
    .where(and(eq(contentfulResources.kind, kind), eq(contentfulResources.id, id)))
  // The column is jsonb; every writer of a kind writes the body type of that kind.
  return row as Resource<Body> | undefined
}

/** One resource; refuses with the vendor's NotFound where there is none. */
export const getResource = async <Body>(database: Database, name: ResourceName): Promise<Resource<Body>> => {
  const resource = await findResource<Body>(database, name)
  if (resource === undefined) throw notFound(name.kind, name.id)
  return resource
}
