import { and, desc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { MAX_FAVORITES } from '../../../schemas/api/favorites.ts'
import { lockUntilCommit } from '../../database/lock-until-commit.ts'
import { accountFavorites } from '../../database/schema/commerce.ts'
import type { Runtime } from '../../runtime.ts'
import { readInput } from '../http/read-input.ts'
import type { AccountScope } from '../http/request-scope.ts'

const ids = z.array(z.string().min(1).max(255)).max(MAX_FAVORITES).default([])
export const favoritesBody = z.object({ add: ids, remove: ids })

/**
 * Adds and removes favourites of the signed-in user and answers all that are left, newest first. A device sends only what changed on it,
 * so that what another one did meanwhile stays. The same call twice is the same as once.
 */
export const changeFavorites = async (
  { runtime }: { readonly runtime: Runtime },
  { identity }: AccountScope,
  input: unknown,
): Promise<readonly string[]> => {
  const { add, remove } = readInput(favoritesBody, input)
  const own = eq(accountFavorites.accountId, identity.sub)
  return runtime.database.transaction(async (transaction) => {
    // Two devices at once: one after the other, so that neither finds room that the other takes.
    await lockUntilCommit(transaction, identity.sub)
    if (remove.length > 0) await transaction.delete(accountFavorites).where(and(own, inArray(accountFavorites.productId, remove)))
    // The newest comes first in a list, and gets the highest position.
    const rows = [...add].reverse().map((productId) => ({ accountId: identity.sub, productId }))
    if (rows.length > 0) await transaction.insert(accountFavorites).values(rows).onConflictDoNothing()
    const all = await transaction
      .select({ productId: accountFavorites.productId })
      .from(accountFavorites)
      .where(own)
      .orderBy(desc(accountFavorites.position))
    const left = all.map(({ productId }) => productId)
    const over = left.slice(MAX_FAVORITES)
    if (over.length > 0) await transaction.delete(accountFavorites).where(and(own, inArray(accountFavorites.productId, over)))
    return left.slice(0, MAX_FAVORITES)
  })
}
