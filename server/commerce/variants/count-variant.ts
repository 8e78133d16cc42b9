import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { pickForVisitor } from '../../../src/content/pick-for-visitor.ts'
import { testsOfVariants, variantOf } from '../../../src/content/variants.ts'
import type { BlockVariant } from '../../../schemas/page.ts'
import { variantNumberOf } from '../../../src/site/variant-storage.ts'
import type { Database } from '../../database/database.ts'
import { pageSnapshots } from '../../database/schema/publishing.ts'
import { variantCounts } from '../../database/schema/variants.ts'
import { countTry } from '../../lib/limit-rate.ts'
import { networkOf } from '../../lib/network-of.ts'
import type { Runtime } from '../../runtime.ts'
import { ApiProblem } from '../http/api-problem.ts'
import { readInput } from '../http/read-input.ts'
import { siteScopeOf } from '../http/request-scope.ts'

const COUNTS_PER_MINUTE = 60
const DAY_MS = 24 * 3_600_000

/** What a browser says: that its shopper has seen a variant, or has bought after she saw it. */
export const variantBody = z.object({
  page: z.string().max(120),
  test: z.string().max(40),
  variant: z.string().max(1),
  kind: z.enum(['seen', 'bag', 'order']),
})

/**
 * Counts what a visitor who agreed to statistics did with a variant: only one that a live page has and that she sees by her number, once
 * a day for each kind. Everything else is counted by nobody and refused by nobody: a test may have ended meanwhile.
 */
export const countVariant = async (runtime: Pick<Runtime, 'database' | 'clock'>, request: FastifyRequest): Promise<void> => {
  const { database, clock } = runtime
  const isWithin = await countTry(runtime, { key: `variants:${networkOf(request.ip)}`, max: COUNTS_PER_MINUTE, windowMs: 60_000 })
  if (!isWithin) throw new ApiProblem(429, 'TOO_MANY_EVENTS', { message: 'Too many events. Please wait a minute.' })
  const { page, test, variant, kind } = readInput(variantBody, request.body)
  const { site, language } = siteScopeOf(request)
  const visitor = variantNumberOf(parseCookie(request.headers.cookie ?? ''), site)
  if (visitor === undefined) return
  const { siteTag } = site
  const found = testsOfVariants(await variantsOn(database, { siteTag, language, key: page })).find((each) => each.test === test)
  if (found === undefined || (pickForVisitor(visitor)(found) ?? found.members[0]?.name) !== variant) return
  const once = [networkOf(request.ip), visitor, siteTag, page, test, kind].join(' ')
  if (!(await countTry(runtime, { key: `variant:${once}`, max: 1, windowMs: DAY_MS }))) return
  const day = new Date(clock.now()).toISOString().slice(0, 'yyyy-mm-dd'.length)
  await database
    .insert(variantCounts)
    .values({ siteTag, pageKey: page, test, variant, day, kind, count: 1 })
    .onConflictDoUpdate({
      target: [
        variantCounts.siteTag,
        variantCounts.pageKey,
        variantCounts.test,
        variantCounts.variant,
        variantCounts.day,
        variantCounts.kind,
      ],
      set: { count: sql`${variantCounts.count} + 1` },
    })
}

/** The variants of a live page in its order: the page itself may be large. */
const variantsOn = async (
  database: Database,
  { siteTag, language, key }: { readonly siteTag: string; readonly language: string; readonly key: string },
) => {
  const [row] = await database
    .select({
      variants: sql<
        readonly BlockVariant[]
      >`jsonb_path_query_array(${pageSnapshots.page}, 'strict $.** ? (exists(@.meta.variant)).meta.variant')`,
    })
    .from(pageSnapshots)
    .where(and(eq(pageSnapshots.siteTag, siteTag), eq(pageSnapshots.language, language), eq(pageSnapshots.key, key)))
  return (row?.variants ?? []).flatMap((variant) => variantOf({ variant }) ?? [])
}
