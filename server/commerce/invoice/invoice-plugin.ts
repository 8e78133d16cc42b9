import { and, eq } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { siteOf } from '../../../src/site/site-of.ts'
import { orders } from '../../database/schema/commerce.ts'
import { brandOf } from '../../operations/plain-pages/brand.tsx'
import { spokenLanguage } from '../../operations/plain-pages/error-page.tsx'
import type { Runtime } from '../../runtime.ts'
import { paymentOfOrder } from '../orders/order-payment.ts'
import type { OrderRow } from '../orders/to-order.ts'
import { INVOICE_POLICY, invoicePage, noInvoicePage } from './invoice-page.tsx'
import { creditNotesOf, invoiceOf } from './invoice-number.ts'
import { isInvoiceToken } from './invoice-token.ts'

type Deps = Pick<Runtime, 'config' | 'clock' | 'database' | 'sites'>

const body = z.object({
  orderReference: z.string().regex(/^[A-Za-z0-9]{1,40}$/),
  token: z.string().max(200),
})

/**
 * `POST /invoice`: the invoice of an order as a page to print, for the token that an order's page was answered with. A form posts it,
 * so that neither the history nor a log has what opens it. Whatever is wrong is answered alike.
 */
export const invoicePlugin: FastifyPluginAsync<{ runtime: Deps }> = async (app, { runtime }) => {
  app.post('/invoice', async (request, reply) => {
    void reply.headers({
      'content-security-policy': INVOICE_POLICY,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'content-type': 'text/html; charset=utf-8',
    })
    const { data } = body.safeParse(request.body)
    const order = data && (await findOrder(runtime, data.orderReference))
    const site = order && runtime.sites.find(({ siteTag }) => siteTag === order.siteTag)
    if (data === undefined || order === undefined || site === undefined || !isInvoiceToken(runtime, order, data.token)) {
      const brand = brandOf(siteOf({ host: request.hostname, path: '/' }, runtime.sites))
      return reply.code(404).send(noInvoicePage(spokenLanguage(request.headers['accept-language']), brand))
    }
    const invoice = await runtime.database.transaction((transaction) => invoiceOf({ runtime, transaction, order, site }))
    const creditNotes = await creditNotesOf(runtime.database, order)
    return reply.send(invoicePage({ order, site, invoice, creditNotes, payment: await paymentOfOrder(runtime, order) }))
  })
}

const findOrder = async ({ database }: Deps, orderReference: string): Promise<OrderRow | undefined> =>
  (
    await database
      .select()
      .from(orders)
      .where(and(eq(orders.orderReference, orderReference), eq(orders.isVisible, true)))
  )[0]
