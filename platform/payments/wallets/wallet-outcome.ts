import { z } from 'zod'
import { countTry } from '../../../server/lib/limit-rate.ts'
import type { PaymentDeps } from '../deps.ts'
import type { PaymentRow } from '../payment-answer.ts'
import type { PaymentRequest } from '../payment-request.ts'
import { PspError } from '../psp-error.ts'

/** What the stand-ins of the wallets put into their tokens: one token, one payment, one sum. */
const walletToken = z.object({
  nonce: z.string().min(8).max(64),
  choice: z.enum(['pay', 'refuse', 'error']),
  currency: z.string(),
  /** Minor units. */
  value: z.number(),
})
type WalletToken = z.infer<typeof walletToken>

/** The text a wallet's token arrived as; undefined for a payment without one. PayPal's is the approved order's id. */
export const walletTokenOf = ({ type, googlePayToken, applePayToken, orderID }: PaymentRequest['paymentMethod']): string | undefined => {
  if (type === 'googlepay') return googlePayToken
  if (type === 'applepay') return applePayToken
  return type === 'paypal' ? orderID : undefined
}

/** A token is good once, for the sum the wallet showed. Throws `PspError` 422 for one that is none. */
export const walletOutcome = async (
  deps: PaymentDeps,
  { amount }: PaymentRequest,
  text: string,
): Promise<Pick<PaymentRow, 'resultCode' | 'refusalReason'>> => {
  const token = readToken(text)
  if (token === undefined) throw new PspError(422, '14_012', 'The wallet token cannot be read.')
  const isFirst = await countTry(deps, { key: `psp:wallet:${token.nonce}`, max: 1, windowMs: TOKEN_LIFE_MS })
  if (!isFirst) return { resultCode: 'Refused', refusalReason: 'Wallet token used before' }
  if (token.currency !== amount.currency || token.value !== amount.value)
    return { resultCode: 'Refused', refusalReason: 'Wallet token of another amount' }
  if (token.choice === 'refuse') return { resultCode: 'Refused', refusalReason: 'Refused by the shopper’s bank' }
  if (token.choice === 'error') return { resultCode: 'Error', refusalReason: 'Acquirer Error' }
  return { resultCode: 'Authorised', refusalReason: null }
}

const TOKEN_LIFE_MS = 24 * 60 * 60_000

/** base64url of JSON: PayPal's ids have no room for quotes. */
const readToken = (text: string): WalletToken | undefined => {
  try {
    const parsed = walletToken.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
    return parsed.success ? parsed.data : undefined
  } catch {
    // No JSON is no token.
    return undefined
  }
}
