import type { Database } from '../../../server/database/database.ts'
import { contentfulResources } from '../../../server/database/schema/contentful.ts'
import type { Resource, ResourceName } from './resource.ts'

/** Writes a new resource at version 1 (or `version`). */
export const insertResource = async <Body>(
  database: Database,
  {
    kind,
    id,
    parentId,
    body,
    now,
    version = 1,
  }: ResourceName & { readonly parentId?: string; readonly body: Body; readonly now: number; readonly version?: number },
): Promise<Resource<Body>> => {
  const [row] = await database
    .insert(contentfulResources)
    .values({ kind, id, parentId: parentId ?? null, body, version, createdAt: now, updatedAt: now })
    .returning()
  // An insert without conflict clause returns its row, with the body just given.
  return row as Resource<Body>
}
