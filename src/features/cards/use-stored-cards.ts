import { useCallback } from 'react'
import type { StoredPayment } from '../../../schemas/api/stored-payment.ts'
import { useCommerce } from '../../clients/commerce/commerce-context.tsx'
import { listStoredPayments } from '../../clients/commerce/operations/stored-payments.ts'
import { useAccountState } from '../../clients/identity/account-context.tsx'
import { report } from '../../lib/report.ts'
import { useAnswer } from '../../lib/use-answer.ts'
import { withPatience } from '../../lib/with-patience.ts'

/** What a shopper can pay with instead of typing a card. */
export interface StoredCards {
  /** None for guests. */
  readonly cards: readonly StoredPayment[]
  /** There may be some, but they could not be read. */
  readonly isUnknown: boolean
}

/** A list that takes longer is done without: nobody waits for it to type a card. */
const PATIENCE_MS = 3_000

const NONE: StoredCards = { cards: [], isUnknown: false }

/** The signed-in shopper's cards, the default one first; undefined while they are being read. */
export const useStoredCards = (): StoredCards | undefined => {
  const commerce = useCommerce()
  const { isUserSignedIn } = useAccountState()
  const ask = useCallback(
    (): Promise<readonly StoredPayment[]> =>
      isUserSignedIn ? withPatience(listStoredPayments(commerce)(), PATIENCE_MS) : Promise.resolve([]),
    [commerce, isUserSignedIn],
  )
  const answer = useAnswer({ ask, onFailure })
  if (!isUserSignedIn) return NONE
  if (answer.status !== 'loaded') return answer.status === 'failed' ? { ...NONE, isUnknown: true } : undefined
  return { cards: answer.value.toSorted((one, other) => Number(other.default) - Number(one.default)), isUnknown: false }
}

const onFailure = (cause: unknown): void =>
  report({ code: 'storedCardsFailed', message: 'Saved cards could not be listed', details: { cause: String(cause) } })
