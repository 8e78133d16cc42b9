import { and, eq } from 'drizzle-orm'
import { pspStoredMethods } from '../../server/database/schema/payments.ts'
import type { Card } from './card-outcome.ts'
import type { PaymentDeps } from './deps.ts'
import type { PaymentRequest } from './payment-request.ts'
import { PspError } from './psp-error.ts'

const FIELDS = [
  ['encryptedCardNumber', 'number'],
  ['encryptedExpiryMonth', 'expiryMonth'],
  ['encryptedExpiryYear', 'expiryYear'],
  ['encryptedSecurityCode', 'cvc'],
] as const

/** The first digit of a stored card's test number, which gives its brand. */
const NUMBER_OF_BRAND: Readonly<Record<string, string>> = {
  visa: '4111111111111111',
  mc: '5555341244441115',
  amex: '370000000000002',
  cup: '6243030000000001',
}

/** The card of a payment, decrypted or from the shopper's stored ones. Throws `PspError` 422 naming the field that is wrong. */
export const readCard = async (
  deps: PaymentDeps,
  { paymentMethod, shopperReference }: Pick<PaymentRequest, 'paymentMethod' | 'shopperReference'>,
): Promise<Card> =>
  paymentMethod.storedPaymentMethodId === undefined
    ? decryptCard(deps, paymentMethod)
    : storedCard(deps, paymentMethod.storedPaymentMethodId, shopperReference)

const decryptCard = async ({ cardKeys }: PaymentDeps, method: PaymentRequest['paymentMethod']): Promise<Card> => {
  const values = await Promise.all(
    FIELDS.map(async ([encrypted, field]) => {
      const value = await cardKeys.decrypt(method[encrypted] ?? '', field)
      if (value === undefined || !/^[\d ]{1,23}$/.test(value)) throw new PspError(422, '14_004', `Missing or invalid field: ${encrypted}`)
      return value.replaceAll(' ', '')
    }),
  )
  const [number = '', expiryMonth = '', expiryYear = '', securityCode = ''] = values
  return { number, expiryMonth, expiryYear, securityCode, holderName: method.holderName ?? '' }
}

const storedCard = async ({ database }: PaymentDeps, id: string, shopperReference = ''): Promise<Card> => {
  const [row] = await database
    .select()
    .from(pspStoredMethods)
    .where(and(eq(pspStoredMethods.id, id), eq(pspStoredMethods.shopperReference, shopperReference)))
  if (row === undefined) throw new PspError(422, '14_030', 'The stored payment method is not known.')
  return { number: NUMBER_OF_BRAND[row.brand] ?? '', expiryMonth: row.expiryMonth, expiryYear: row.expiryYear, holderName: row.holderName }
}
