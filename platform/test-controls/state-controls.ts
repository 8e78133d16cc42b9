import { randomInt } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ApiProblem } from '../../server/commerce/http/api-problem.ts'
import { notFound } from '../../server/commerce/http/problems.ts'
import { readInput } from '../../server/commerce/http/read-input.ts'
import { hashSessionId } from '../../server/commerce/sessions/session.ts'
import { products, stock } from '../../server/database/schema/catalogue.ts'
import { shoppingSessions } from '../../server/database/schema/commerce.ts'
import { COPIES_SOURCE, copyProduct } from './copy-product.ts'
import type { Faults } from './faults.ts'
import type { Recorder } from './recorder.ts'
import type { TestControlsDeps } from './test-controls-deps.ts'
import { defined } from '../../src/lib/defined.ts'

interface Deps extends TestControlsDeps {
  readonly faults: Faults
  readonly recorder: Recorder
}

const clockChange = z.union([
  z.object({ now: z.union([z.number(), z.iso.datetime()]) }),
  z.object({ advanceMs: z.number() }),
  z.object({ reset: z.literal(true) }),
])
const stockChange = z
  .object({
    sku: z.string().min(1).max(100),
    stockQty: z.number().int().min(0).max(1_000_000).optional(),
    availability: z.enum(['STOCKED', 'PREORDER', 'BACKORDER', 'GIFTONLY', 'NOTAVAILABLE']).optional(),
  })
  .refine(({ stockQty, availability }) => stockQty !== undefined || availability !== undefined, {
    message: 'stockQty or availability is needed',
  })
const productCopy = z.object({
  from: z.string().min(1).max(100),
  stockQty: z.number().int().min(0).max(1_000_000).default(1_000),
})
const maintenanceChange = z.object({ siteTag: z.string().max(64).optional(), enabled: z.boolean() })
const sessionParams = z.object({ id: z.string().max(64) })

/** The state of the shop that tests set: time, pieces, products of their own, sessions, maintenance, and all of it back to the seed. */
export const registerStateControls = (app: FastifyInstance, deps: Deps): void => {
  const { runtime, faults, recorder, onStockChanged } = deps
  const { clock, database, maintenance, sites } = runtime
  app.post('/reset', async (_request, reply) => {
    faults.clear()
    recorder.clear()
    maintenance.reset()
    clock.reset()
    await resetShop(deps)
    return reply.code(204).send()
  })
  app.post('/clock', async (request) => {
    const change = readInput(clockChange, request.body)
    if ('now' in change) clock.set(typeof change.now === 'number' ? change.now : Date.parse(change.now))
    else if ('advanceMs' in change) clock.advance(change.advanceMs)
    else clock.reset()
    return { now: clock.now() }
  })
  app.post('/stock', async (request, reply) => {
    const { sku, stockQty, availability } = readInput(stockChange, request.body)
    const change = {
      ...defined({ quantity: stockQty, state: availability }),
    }
    const changed = await database.update(stock).set(change).where(eq(stock.sku, sku)).returning({ sku: stock.sku })
    if (changed.length === 0) throw notFound(`There is no sku ${sku}.`)
    await onStockChanged(sku)
    return reply.code(204).send()
  })
  app.post('/products', async (request, reply) => {
    const copy = readInput(productCopy, request.body)
    const copied = await copyProduct(database, copy, `7${randomInt(10_000_000, 100_000_000)}`)
    if (copied === undefined) throw notFound(`There is no product ${copy.from}.`)
    return reply.code(201).send(copied)
  })
  app.post('/sessions/:id/expire', async (request, reply) => {
    const idHash = hashSessionId(readInput(sessionParams, request.params).id)
    if (idHash !== undefined) await database.delete(shoppingSessions).where(eq(shoppingSessions.idHash, idHash))
    return reply.code(204).send()
  })
  app.post('/maintenance', async (request, reply) => {
    const { siteTag, enabled } = readInput(maintenanceChange, request.body)
    const chosen = sites.filter((site) => siteTag === undefined || site.siteTag === siteTag)
    if (chosen.length === 0) throw new ApiProblem(400, 'UNKNOWN_SITE', { message: 'There is no such site.' })
    for (const site of chosen) maintenance.set(site.siteTag, enabled)
    return reply.code(204).send()
  })
}

/** What shoppers and tests write; what hangs on these goes with them. */
const WRITTEN = [
  'carts',
  'checkout_submits',
  'payment_attempts',
  'orders',
  'shopping_sessions',
  'saved_addresses',
  'subscriptions',
  'rate_windows',
  'context_events',
  'search_events',
  'psp_payments',
  'psp_stored_methods',
  'psp_notifications',
  'payment_preferences',
  'messages',
  'identity_users',
  'closed_accounts',
] as const

/**
 * Everything shoppers have left and the pieces they took, back to where a first start leaves it. Catalogue and content are
 * not shoppers' to change, and stay.
 */
const resetShop = async ({ runtime, onStockChanged, restore }: TestControlsDeps): Promise<void> => {
  await runtime.database.transaction(async (transaction) => {
    await transaction.execute(sql.raw(`truncate ${WRITTEN.join(', ')} restart identity cascade`))
    await transaction.execute(sql`alter sequence order_numbers restart`)
    await transaction.delete(products).where(eq(products.source, COPIES_SOURCE))
  })
  for (const sku of await restore(runtime)) await onStockChanged(sku)
}
