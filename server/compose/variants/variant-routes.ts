import { and, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { VariantResult, VariantResults } from '../../../schemas/api/compose-variants.ts'
import { COMPOSE_API } from '../../../schemas/api/compose.ts'
import type { Database } from '../../database/database.ts'
import { pageSnapshots } from '../../database/schema/publishing.ts'
import { variantCounts } from '../../database/schema/variants.ts'
import type { ComposeDeps } from '../compose-deps.ts'
import { parseId } from '../requests.ts'
import type { ById } from '../route-tools.ts'

/** What visitors did with the variants of a page (server/commerce/variants/count-variant.ts). */
export const registerVariants = (app: FastifyInstance, { runtime }: Pick<ComposeDeps, 'runtime'>): void => {
  app.get<ById>(`${COMPOSE_API}/pages/:id/variants`, async ({ params }): Promise<VariantResults> => ({
    results: await readResults(runtime.database, parseId(params.id)),
  }))
}

/** Of all sites where the page is live: a language more of a site counts nothing twice. */
const readResults = async (database: Database, pageId: string): Promise<readonly VariantResult[]> => {
  const live = database
    .selectDistinct({ siteTag: pageSnapshots.siteTag, key: pageSnapshots.key })
    .from(pageSnapshots)
    .where(eq(pageSnapshots.entryId, pageId))
    .as('live')
  const sumOf = (kind: 'seen' | 'bag' | 'order') =>
    sql<number>`coalesce(sum(${variantCounts.count}) filter (where ${variantCounts.kind} = ${kind}), 0)::int`
  return database
    .select({
      test: variantCounts.test,
      variant: variantCounts.variant,
      seen: sumOf('seen'),
      bag: sumOf('bag'),
      order: sumOf('order'),
    })
    .from(variantCounts)
    .innerJoin(live, and(eq(variantCounts.siteTag, live.siteTag), eq(variantCounts.pageKey, live.key)))
    .groupBy(variantCounts.test, variantCounts.variant)
    .orderBy(variantCounts.test, variantCounts.variant)
}
