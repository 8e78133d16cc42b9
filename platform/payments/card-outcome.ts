/** A card as the provider sees it after decryption. */
export interface Card {
  readonly number: string
  readonly expiryMonth: string
  readonly expiryYear: string
  /** Absent for a stored card. */
  readonly securityCode?: string
  readonly holderName: string
}

/** What becomes of a card payment; the words are the provider's. */
export type CardOutcome =
  | { readonly resultCode: 'Authorised'; readonly scenario?: 'REFUND REFUSED' | 'REFUND FAILED' }
  | { readonly resultCode: 'Refused'; readonly refusalReason: string }
  | { readonly resultCode: 'Cancelled' }
  | { readonly resultCode: 'Error'; readonly refusalReason: string }
  | { readonly resultCode: 'Received'; readonly scenario: 'PENDING' }
  | { readonly resultCode: 'ChallengeShopper' }
  | { readonly resultCode: 'RedirectShopper' }
  | { readonly resultCode: 'Pending'; readonly scenario: 'RETRY TWICE' }
  | { readonly resultCode: 'HttpError'; readonly status: number; readonly once: boolean }
  | { readonly resultCode: 'Timeout' }

type Behaviour = 'authorise' | 'challenge' | 'redirect'

/** The test cards of contracts 8. */
const TEST_CARDS: Readonly<Record<string, { readonly brand: string; readonly behaviour: Behaviour }>> = {
  '4111111111111111': { brand: 'visa', behaviour: 'authorise' },
  '5555341244441115': { brand: 'mc', behaviour: 'authorise' },
  '370000000000002': { brand: 'amex', behaviour: 'authorise' },
  '6243030000000001': { brand: 'cup', behaviour: 'authorise' },
  '5201281505129736': { brand: 'mc', behaviour: 'authorise' },
  '4212345678910006': { brand: 'visa', behaviour: 'challenge' },
  '4917610000000000': { brand: 'visa', behaviour: 'redirect' },
}

const REFUSALS = new Set([
  'DECLINED',
  'NOT_ENOUGH_BALANCE',
  'CARD_EXPIRED',
  'BLOCK_CARD',
  'ACQUIRER_FRAUD',
  'ISSUER_UNAVAILABLE',
  'INVALID_AMOUNT',
  'NOT_SUPPORTED',
  'REFERRAL',
  'NOT_3D_AUTHENTICATED',
])

/** Outcomes that a holder's name asks for (contracts 8). */
const BY_HOLDER: Readonly<Record<string, CardOutcome>> = {
  PENDING: { resultCode: 'Received', scenario: 'PENDING' },
  CANCELLED: { resultCode: 'Cancelled' },
  SHOPPER_CANCELLED: { resultCode: 'Cancelled' },
  ERROR: { resultCode: 'Error', refusalReason: 'Acquirer Error' },
  UNKNOWN: { resultCode: 'Error', refusalReason: 'Unknown' },
  'PREAUTH FAIL': { resultCode: 'Refused', refusalReason: 'PREAUTH_FAILED' },
  'HTTP 500': { resultCode: 'HttpError', status: 500, once: false },
  'HTTP 503': { resultCode: 'HttpError', status: 503, once: false },
  'HTTP 503 ONCE': { resultCode: 'HttpError', status: 503, once: true },
  'RETRY TWICE': { resultCode: 'Pending', scenario: 'RETRY TWICE' },
  TIMEOUT: { resultCode: 'Timeout' },
  // Paid at once; what is paid back is refused, or comes back after it was reported.
  'REFUND REFUSED': { resultCode: 'Authorised', scenario: 'REFUND REFUSED' },
  'REFUND FAILED': { resultCode: 'Authorised', scenario: 'REFUND FAILED' },
}

export const brandOf = (number: string): string | undefined => TEST_CARDS[number]?.brand

/** Decides a card payment at `now` (epoch ms). A card that is not a test card is refused as invalid. */
export const cardOutcome = (card: Card, now: number): CardOutcome => {
  const known = TEST_CARDS[card.number]
  if (known === undefined) return { resultCode: 'Refused', refusalReason: 'Invalid Card Number' }
  if (isPast(card, now)) return { resultCode: 'Refused', refusalReason: 'Expired Card' }
  if (card.securityCode !== undefined && card.securityCode !== (known.brand === 'amex' ? '7373' : '737'))
    return { resultCode: 'Refused', refusalReason: 'CVC Declined' }
  const asked = outcomeOfHolder(card.holderName)
  if (asked !== undefined) return asked
  if (known.behaviour === 'challenge') return { resultCode: 'ChallengeShopper' }
  return known.behaviour === 'redirect' ? { resultCode: 'RedirectShopper' } : { resultCode: 'Authorised' }
}

const outcomeOfHolder = (holderName: string): CardOutcome | undefined => {
  const name = holderName.trim().toUpperCase()
  return REFUSALS.has(name) ? { resultCode: 'Refused', refusalReason: name } : BY_HOLDER[name]
}

/** A card is good until the end of its month. */
const isPast = ({ expiryMonth, expiryYear }: Card, now: number): boolean => {
  const year = Number(expiryYear.length === 2 ? `20${expiryYear}` : expiryYear)
  return !(Date.UTC(year, Number(expiryMonth), 1) > now)
}
