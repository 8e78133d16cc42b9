import { and, asc, eq, sql } from 'drizzle-orm'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import type { Database } from '../../database/database.ts'
import { invoiceCounters, invoices, paymentOperations } from '../../database/schema/after-order.ts'
import type { Runtime } from '../../runtime.ts'
import type { OrderRow } from '../orders/to-order.ts'

export type Invoice = typeof invoices.$inferSelect

interface Issuing {
  readonly runtime: Pick<Runtime, 'clock'>
  readonly transaction: Database
  readonly order: OrderRow
  readonly site: SiteConfig
}

/** The invoice of an order. Issued when it is first asked for, and the same from then on. */
export const invoiceOf = (issuing: Issuing): Promise<Invoice> => issue(issuing, 'order')

/** The credit note of a refund, issued once. The invoice it is about is issued before it. */
export const creditNoteOf = async (issuing: Issuing, operationId: string): Promise<Invoice> => {
  await invoiceOf(issuing)
  return issue(issuing, operationId)
}

/**
 * Takes the seller's next number. The row of the counter is locked until the transaction ends: whoever takes the next one waits, and one
 * that is rolled back gives its number back, so that none is missing and none is given twice.
 */
const issue = async ({ runtime, transaction, order, site }: Issuing, subject: string): Promise<Invoice> => {
  const { orderReference } = order
  const seller = site.localisedEntity.name
  await transaction.insert(invoiceCounters).values({ seller, last: 0 }).onConflictDoNothing()
  await transaction.select().from(invoiceCounters).where(eq(invoiceCounters.seller, seller)).for('update')
  const [known] = await transaction
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderReference, orderReference), eq(invoices.subject, subject)))
  if (known !== undefined) return known
  const [counter] = await transaction
    .update(invoiceCounters)
    .set({ last: sql`${invoiceCounters.last} + 1` })
    .where(eq(invoiceCounters.seller, seller))
    .returning()
  if (counter === undefined) throw new Error(`The counter of invoices of ${seller} is gone.`)
  const [issued] = await transaction
    .insert(invoices)
    .values({ subject, orderReference, seller, number: counter.last, issuedAt: runtime.clock.now() })
    .returning()
  if (issued === undefined) throw new Error(`The invoice of ${orderReference} was not written.`)
  return issued
}

export interface CreditNote {
  readonly note: Invoice
  /** ISO minor units. */
  readonly value: number
}

/** What was credited of an order, but for refunds that came back. */
export const creditNotesOf = async (database: Database, { orderReference }: OrderRow): Promise<readonly CreditNote[]> => {
  const rows = await database
    .select({ note: invoices, value: paymentOperations.value })
    .from(invoices)
    .innerJoin(paymentOperations, eq(paymentOperations.id, invoices.subject))
    .where(and(eq(invoices.orderReference, orderReference), eq(paymentOperations.state, 'done')))
    .orderBy(asc(invoices.number))
  return rows
}

/** As it is printed: with the country, since sellers of several sites may have the same number, and always eight digits. */
export const invoiceNumber = ({ number }: Invoice, { code }: SiteConfig): string => `${code}-${String(number).padStart(8, '0')}`
