import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { ApiProblem } from '../http/api-problem.ts'
import { readInput } from '../http/read-input.ts'
import { isSameText } from '../../lib/same-text.ts'

const item = z.object({
  additionalData: z.object({ hmacSignature: z.string().optional() }).loose().optional(),
  amount: z.object({ currency: z.string(), value: z.number() }),
  eventCode: z.string(),
  merchantAccountCode: z.string(),
  merchantReference: z.string(),
  originalReference: z.string().optional(),
  pspReference: z.string(),
  reason: z.string().nullish(),
  success: z.union([z.boolean().transform(String), z.string()]),
})

export const notificationsBody = z.object({
  notificationItems: z
    .array(z.object({ NotificationRequestItem: item }))
    .min(1)
    .max(100),
})

/** One message of the payment provider. `merchantReference` is our utr. */
export type PaymentNotification = z.infer<typeof item>

/** Messages of a webhook call, every signature checked. 401 where one is not the provider's. */
export const readNotifications = (hmacKey: string, input: unknown): readonly PaymentNotification[] => {
  const items = readInput(notificationsBody, input).notificationItems.map(({ NotificationRequestItem }) => NotificationRequestItem)
  const isGenuine = items.every((one) => isSameText(one.additionalData?.hmacSignature ?? '', signatureOf(hmacKey, one)))
  if (!isGenuine) throw new ApiProblem(401, 'BAD_SIGNATURE', { message: 'The notification is not signed by the payment provider.' })
  return items
}

/** The provider's documented signature: its fields joined by colons, HMAC-SHA256 with the key's bytes, base64. */
export const signatureOf = (hmacKey: string, one: PaymentNotification): string => {
  const fields = [
    one.pspReference,
    one.originalReference ?? '',
    one.merchantAccountCode,
    one.merchantReference,
    String(one.amount.value),
    one.amount.currency,
    one.eventCode,
    one.success,
  ]
  return createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(fields.join(':'), 'utf8').digest('base64')
}
