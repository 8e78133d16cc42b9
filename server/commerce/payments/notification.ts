import { z } from 'zod'
import { ApiProblem } from '../http/api-problem.ts'
import { readInput } from '../http/read-input.ts'
import { isSigned, type Secret } from '../../lib/secret.ts'

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
export const readNotifications = (hmacKey: Secret, input: unknown): readonly PaymentNotification[] => {
  const items = readInput(notificationsBody, input).notificationItems.map(({ NotificationRequestItem }) => NotificationRequestItem)
  const isGenuine = items.every((one) => isSigned(hmacKey, signedText(one), one.additionalData?.hmacSignature ?? '', FORM))
  if (!isGenuine) throw new ApiProblem(401, 'BAD_SIGNATURE', { message: 'The notification is not signed by the payment provider.' })
  return items
}

/** The provider's documented signature: its fields joined by colons, HMAC-SHA256 with the key's bytes, base64. */
const FORM = { encoding: 'base64', key: 'hex' } as const

const signedText = (one: PaymentNotification): string =>
  [
    one.pspReference,
    one.originalReference ?? '',
    one.merchantAccountCode,
    one.merchantReference,
    String(one.amount.value),
    one.amount.currency,
    one.eventCode,
    one.success,
  ].join(':')
