import { asc, eq } from 'drizzle-orm'
import type { NavigationNode } from '../../src/site/navigation.ts'
import type { Database } from '../database/database.ts'
import { categories } from '../database/schema/catalogue.ts'
import { groupBy } from '../../src/lib/group-by.ts'
import { localised } from './localised.ts'

/** A client's navigation tree in one text language, hidden nodes included and marked. */
export const readNavTree = async ({
  database,
  clientTag,
  language,
}: {
  readonly database: Database
  readonly clientTag: string
  readonly language: string
}): Promise<NavigationNode[]> => navTreeOf(await readCategories(database, clientTag), language)

/** Reads the trees of the shop in `database`. */
export const createNavigation =
  (database: Database) =>
  (query: { readonly clientTag: string; readonly language: string }): Promise<NavigationNode[]> =>
    readNavTree({ database, ...query })

/** A client's categories, with their names in every language. */
export const readCategories = (database: Database, clientTag: string): Promise<readonly CategoryRow[]> =>
  database.select().from(categories).where(eq(categories.clientTag, clientTag)).orderBy(asc(categories.position), asc(categories.path))

/** Categories as a tree, named in one text language. */
export const navTreeOf = (rows: readonly CategoryRow[], language: string): NavigationNode[] =>
  childrenOf(
    null,
    groupBy(rows, ({ parentPath }) => parentPath),
    language,
  )

type CategoryRow = typeof categories.$inferSelect

const childrenOf = (
  parentPath: string | null,
  byParent: ReadonlyMap<string | null, readonly CategoryRow[]>,
  language: string,
): NavigationNode[] =>
  (byParent.get(parentPath) ?? []).map((row) => ({
    slug: row.slug,
    path: row.path,
    label: localised(row.label, language),
    ...(row.key === null ? {} : { key: row.key }),
    ...(row.isHidden ? { hide: true } : {}),
    ...(row.image === null ? {} : { image: row.image }),
    filters: row.filters,
    children: childrenOf(row.path, byParent, language),
  }))
