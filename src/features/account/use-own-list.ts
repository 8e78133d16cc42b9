import { useCallback } from 'react'
import type { CommerceClient } from '../../clients/commerce/commerce-client.ts'
import { useCommerce } from '../../clients/commerce/commerce-context.tsx'
import { useAccountState } from '../../clients/identity/account-context.tsx'
import { useAnswer } from '../../lib/use-answer.ts'
import { withPatience } from '../../lib/with-patience.ts'

/** What the account has saved, to choose from instead of typing. `none`: a guest, who has no list; `unknown`: it could not be read. */
export interface OwnList<Item> {
  readonly state: 'none' | 'unknown' | 'known'
  readonly items: readonly Item[]
}

export interface OwnListOptions<Item> {
  readonly list: (commerce: CommerceClient) => Promise<readonly Item[]>
  readonly onFailure: (cause: unknown) => void
}

/** A list that takes longer is done without: nobody waits for it to type. */
const PATIENCE_MS = 3_000

/** Reads a list of the signed-in shopper's; undefined while it is being read. Give the same options each time. */
export const useOwnList = <Item>({ list, onFailure }: OwnListOptions<Item>): OwnList<Item> | undefined => {
  const commerce = useCommerce()
  const { isUserSignedIn } = useAccountState()
  const ask = useCallback(
    (): Promise<readonly Item[]> => (isUserSignedIn ? withPatience(list(commerce), PATIENCE_MS) : Promise.resolve([])),
    [commerce, isUserSignedIn, list],
  )
  const answer = useAnswer({ ask, onFailure })
  if (!isUserSignedIn) return { state: 'none', items: [] }
  if (answer.status === 'loaded') return { state: 'known', items: answer.value }
  return answer.status === 'failed' ? { state: 'unknown', items: [] } : undefined
}
