import { useCallback } from 'react'
import type { Address } from '../../../schemas/api/address.ts'
import { useCommerce } from '../../clients/commerce/commerce-context.tsx'
import { listAddresses } from '../../clients/commerce/operations/addresses.ts'
import { useAccountState } from '../../clients/identity/account-context.tsx'
import { report } from '../../lib/report.ts'
import { useAnswer } from '../../lib/use-answer.ts'
import { withPatience } from '../../lib/with-patience.ts'
import { useSite } from '../../site/site-context.tsx'

/** What a shopper can choose from instead of typing an address. */
export interface SavedAddresses {
  /** Delivery addresses of the site's country, the default one first; none for guests. */
  readonly addresses: readonly Address[]
  /** Another one can be saved (ADDR-05). */
  readonly hasRoom: boolean
  /** There may be some, but they could not be read. */
  readonly isUnknown: boolean
}

/** The most an account has; the server refuses another one. */
const MAX_ADDRESSES = 20

/** A list that takes longer is done without: nobody waits for it to type an address. */
const PATIENCE_MS = 3_000

const NONE: SavedAddresses = { addresses: [], hasRoom: false, isUnknown: false }

/** The signed-in shopper's addresses that an order of this site can go to; undefined while they are being read. */
export const useSavedAddresses = (): SavedAddresses | undefined => {
  const { site, locale } = useSite()
  const commerce = useCommerce()
  const { isUserSignedIn } = useAccountState()
  const ask = useCallback(
    (): Promise<readonly Address[]> => (isUserSignedIn ? withPatience(listAddresses(commerce)(), PATIENCE_MS) : Promise.resolve([])),
    [commerce, isUserSignedIn],
  )
  const answer = useAnswer({ ask, onFailure })
  if (!isUserSignedIn) return NONE
  if (answer.status !== 'loaded') return answer.status === 'failed' ? { ...NONE, isUnknown: true } : undefined
  return {
    addresses: answer.value
      .filter(({ type = 'shipping', countryCode }) => type === 'shipping' && countryCode === site.code)
      .toSorted((one, other) => rankOf(other, locale) - rankOf(one, locale)),
    hasRoom: answer.value.length < MAX_ADDRESSES,
    isUnknown: false,
  }
}

/** There is a default for each locale (ADDR-04): that of the page comes before the others. */
const rankOf = (address: Address, locale: string): number => (address.default === true ? (address.locale === locale ? 2 : 1) : 0)

const onFailure = (cause: unknown): void =>
  report({ code: 'savedAddressesFailed', message: 'Saved addresses could not be listed', details: { cause: String(cause) } })
