import { and, eq, inArray, sql } from 'drizzle-orm'
import { categories } from '../database/schema/catalogue.ts'
import type { CatalogueCategory } from './catalogue-product.ts'
import { contentHash } from './content-hash.ts'
import type { CatalogueOwner } from './save-products.ts'

/**
 * Adds the navigation nodes of an import and brings those it had up to date, each in the place it was given first; true where that
 * changed something. Nodes that a complete import no longer has are removed. A node of another source stays that source's, so an
 * import can add its categories below the demo's first levels.
 */
export const saveCategories = async ({
  database,
  clientTag,
  source,
  categories: imported,
  isComplete,
}: CatalogueOwner & { readonly categories: readonly CatalogueCategory[]; readonly isComplete: boolean }): Promise<boolean> =>
  database.transaction(async (transaction) => {
    const stored = await transaction.select().from(categories).where(eq(categories.clientTag, clientTag))
    const foreign = new Set(stored.filter((row) => row.source !== source).map(({ path }) => path))
    const own = stored.filter((row) => row.source === source)
    const known = new Map(isComplete ? [] : own.map(({ path, position }) => [path, position]))
    // Those of an earlier file come first, as they did before.
    const offset = Math.max(0, ...known.values())
    const rows = imported
      .filter(({ path }) => !foreign.has(path))
      .map((category) => toRow({ ...category, position: known.get(category.path) ?? category.position + offset }, clientTag, source))
    const before = new Map(stored.map((row) => [row.path, contentHash(ordered(row))]))
    const changed = rows.filter((row) => before.get(row.path) !== contentHash(ordered(row)))
    const paths = new Set(rows.map(({ path }) => path))
    const gone = isComplete ? own.filter(({ path }) => !paths.has(path)).map(({ path }) => path) : []
    if (gone.length > 0)
      await transaction.delete(categories).where(and(eq(categories.clientTag, clientTag), inArray(categories.path, gone)))
    if (changed.length > 0) {
      await transaction
        .insert(categories)
        .values(changed)
        .onConflictDoUpdate({ target: [categories.clientTag, categories.path], set: takeNew })
    }
    return gone.length + changed.length > 0
  })

type CategoryRow = typeof categories.$inferSelect

const toRow = (category: CatalogueCategory, clientTag: string, source: string): CategoryRow => ({
  ...category,
  clientTag,
  source,
  parentPath: category.parentPath ?? null,
  key: category.key ?? null,
  image: category.image ?? null,
})

/* jsonb gives keys back in an order of its own. */
const ordered = (row: CategoryRow): unknown => [
  row.parentPath,
  row.slug,
  row.key,
  row.position,
  row.isHidden,
  row.image,
  Object.entries(row.label).sort(),
  Object.entries(row.filters).sort(),
]

const takeNew = {
  parentPath: sql`excluded.parent_path`,
  slug: sql`excluded.slug`,
  key: sql`excluded.key`,
  label: sql`excluded.label`,
  position: sql`excluded.position`,
  isHidden: sql`excluded.is_hidden`,
  filters: sql`excluded.filters`,
  image: sql`excluded.image`,
}
