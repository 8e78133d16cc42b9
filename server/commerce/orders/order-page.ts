import type { Order } from '../../../schemas/api/checkout.ts'
import type { Runtime } from '../../runtime.ts'
import { invoiceTokenOf } from '../invoice/invoice-token.ts'
import { paymentOfOrder, transferOfOrder } from './order-payment.ts'
import type { OrderRow } from './to-order.ts'
import { defined } from '../../../src/lib/defined.ts'

/** What only the page of an order has, beside the order: how it was paid, and what opens its invoice. */
export const pageOfOrder = async (
  runtime: Pick<Runtime, 'database' | 'config' | 'clock'>,
  row: OrderRow,
): Promise<Pick<Order, 'paymentMethod' | 'transfer' | 'invoiceToken'>> => {
  const payment = row.status === 'pendingPayment' ? await transferOfOrder(runtime, row) : await paymentOfOrder(runtime, row)
  const invoiceToken = invoiceTokenOf(runtime, row)
  const transfer = payment?.transfer
  return {
    ...(payment === undefined ? {} : { paymentMethod: payment.method }),
    ...defined({ transfer, invoiceToken }),
  }
}
