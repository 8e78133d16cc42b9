import { and, eq } from 'drizzle-orm'
import { products } from '../database/schema/catalogue.ts'
import { removeProducts, type CatalogueOwner } from './save-products.ts'

/** Removes the products of a source that its last complete import did not name; how many there were. */
export const removeGone = async ({
  database,
  clientTag,
  source,
  kept,
}: CatalogueOwner & { readonly kept: ReadonlySet<string> }): Promise<number> => {
  const stored = await database
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.clientTag, clientTag), eq(products.source, source)))
  const gone = stored.map(({ id }) => id).filter((id) => !kept.has(id))
  await removeProducts(database, gone)
  return gone.length
}
