import type { Database } from '../../database/database.ts'
import { mailMessage } from '../../operations/mail/design/mail-message.ts'
import type { Runtime } from '../../runtime.ts'
import { siteOfOrder } from '../orders/order-site.ts'
import { orderMail, type OrderMailInput } from './order-mail.ts'

interface Sending extends Omit<OrderMailInput, 'config' | 'site'> {
  readonly runtime: Runtime
  readonly transaction: Database
}

/** Writes to the buyer what has become of an order, sent if and only if the transaction commits. */
export const sendOrderMail = async ({ runtime, transaction, ...about }: Sending): Promise<void> => {
  const site = siteOfOrder(runtime, about.order)
  await runtime.mailbox.send(mailMessage(about.order.email, orderMail({ ...about, config: runtime.config, site })), transaction)
}
