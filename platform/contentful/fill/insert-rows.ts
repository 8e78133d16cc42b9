import { contentfulChanges, contentfulResources } from '../../../server/database/schema/contentful.ts'
import type { Deps } from '../deps.ts'
import { nextChangeNumber } from '../read/sync.ts'
import type { Resource, ResourceName } from '../storage/resource.ts'

/** A new resource: a draft at version 1 unless it says more. */
export type FilledRow = ResourceName & Pick<Resource<unknown>, 'body'> & Partial<Omit<Resource<unknown>, 'position'>>

/** Far below what one statement may have of parameters. */
const ROWS_AT_ONCE = 200

/** Inserts resources in their order, many a statement; published entries and assets are changes that sync readers see. */
export const insertRows = async (deps: Deps, rows: readonly FilledRow[]): Promise<void> => {
  const now = deps.now()
  const complete = rows.map((row) => ({ version: 1, createdAt: now, updatedAt: now, ...row }))
  for (let start = 0; start < complete.length; start += ROWS_AT_ONCE)
    await deps.database.insert(contentfulResources).values(complete.slice(start, start + ROWS_AT_ONCE))
  const first = await nextChangeNumber(deps)
  const changes = complete
    .filter(({ kind, publishedVersion }) => (kind === 'Entry' || kind === 'Asset') && typeof publishedVersion === 'number')
    .map(({ kind, id, createdAt }, index) => ({
      kind,
      id,
      createdAt,
      number: first + index,
      isDeleted: false,
      revision: 1,
      changedAt: now,
    }))
  for (let start = 0; start < changes.length; start += ROWS_AT_ONCE)
    await deps.database.insert(contentfulChanges).values(changes.slice(start, start + ROWS_AT_ONCE))
}
