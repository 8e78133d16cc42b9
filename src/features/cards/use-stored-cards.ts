import type { StoredPayment } from '../../../schemas/api/stored-payment.ts'
import { listStoredPayments } from '../../clients/commerce/operations/stored-payments.ts'
import { report } from '../../lib/report.ts'
import { useOwnList, type OwnListOptions } from '../account/use-own-list.ts'

/** What a shopper can pay with instead of typing a card. */
export interface StoredCards {
  /** None for guests. */
  readonly cards: readonly StoredPayment[]
  /** There may be some, but they could not be read. */
  readonly isUnknown: boolean
}

const CARDS: OwnListOptions<StoredPayment> = {
  list: (commerce) => listStoredPayments(commerce)(),
  onFailure: (cause) =>
    report({ code: 'storedCardsFailed', message: 'Saved cards could not be listed', details: { cause: String(cause) } }),
}

/** The signed-in shopper's cards, the default one first; undefined while they are being read. */
export const useStoredCards = (): StoredCards | undefined => {
  const own = useOwnList(CARDS)
  if (own === undefined) return undefined
  return { cards: own.items.toSorted((one, other) => Number(other.default) - Number(one.default)), isUnknown: own.state === 'unknown' }
}
