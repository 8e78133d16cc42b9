import type { PaymentNotification } from '../../server/commerce/payments/notification.ts'
import { signNotification } from './sign-notification.ts'
import { checkoutBody, submit } from './checkout.ts'
import type { CommerceApp } from './commerce-app.ts'
import { orders } from '../../server/database/schema/commerce.ts'
import { desc } from 'drizzle-orm'

/** An order a guest has just paid: its reference. */
export const placeOrder = async (shop: CommerceApp, lines: readonly (readonly [sku: string, quantity: number])[]): Promise<string> => {
  const shopper = await shop.guest()
  for (const [sku, quantity] of lines) await shopper.add(sku, quantity)
  const answer = await submit(shopper, checkoutBody())
  if (answer.statusCode !== 200) throw new Error(`The order was refused: ${answer.body}`)
  const [order] = await shop.runtime.database.select().from(orders).orderBy(desc(orders.placedAt), desc(orders.orderReference)).limit(1)
  if (order === undefined) throw new Error('The order was not written.')
  return order.orderReference
}

/** A call of the provider's webhook, signed as the provider signs. */
export const notifyShop = async (
  shop: CommerceApp,
  about: Omit<PaymentNotification, 'merchantAccountCode' | 'additionalData'>,
): Promise<number> => {
  const item = { ...about, merchantAccountCode: shop.runtime.config.PAYMENT_MERCHANT_ACCOUNT }
  const hmacSignature = signNotification(shop.runtime.config.PAYMENT_HMAC_KEY, item)
  const answer = await shop.send({
    method: 'POST',
    url: '/api/webhooks/payments',
    body: { notificationItems: [{ NotificationRequestItem: { ...item, additionalData: { hmacSignature } } }] },
  })
  return answer.statusCode
}
