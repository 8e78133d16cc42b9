import type { CommerceClient } from '../../clients/commerce/commerce-client.ts'
import { changeFavorites } from '../../clients/commerce/operations/favorites.ts'
import type { Account } from '../../clients/identity/account.ts'
import { browserStorage } from '../../lib/browser-storage.ts'
import { report } from '../../lib/report.ts'
import { createStoredValue, type StoredValue } from '../../lib/stored-value.ts'
import { browserFavorites } from './use-favorites.ts'

interface Deps {
  readonly account: Pick<Account, 'getState'>
  readonly commerce: CommerceClient
}

/** What this browser last had of an account: whatever differs from it was changed here since. */
interface Known {
  readonly userId: string
  readonly ids: readonly string[]
}

/**
 * Brings this browser's favourites and the account's together: a guest's are added to it, what was removed here is removed there, and
 * what other devices did is seen here. Signed out, what belongs to the account leaves the browser. A failure is reported and changes
 * nothing: the next time sends the same.
 */
export const syncFavorites = async ({ account, commerce }: Deps): Promise<void> => {
  const { isUserSignedIn, userId } = account.getState()
  const { getIds, replace } = browserFavorites()
  const ofAccount = storedOfAccount()
  const known = ofAccount.get()
  const isOwn = known?.userId === userId
  if (known !== undefined && !isOwn) {
    replace(without(getIds(), known.ids))
    ofAccount.set(undefined)
  }
  if (!isUserSignedIn) return
  const before = getIds()
  const had = isOwn ? known.ids : []
  try {
    const ids = await changeFavorites(commerce)({ add: without(before, had), remove: without(had, before) })
    // The shopper did not wait: what she changed meanwhile stays changed, and is sent the next time.
    const now = getIds()
    const together = [...new Set([...without(now, before), ...without(ids, without(before, now))])]
    if (together.join() !== now.join()) replace(together)
    ofAccount.set({ userId, ids })
  } catch (cause) {
    report({
      code: 'favoritesNotSynced',
      message: 'Favourites and account could not be brought together',
      details: { cause: String(cause) },
    })
  }
}

const without = (ids: readonly string[], others: readonly string[]): readonly string[] => ids.filter((id) => !others.includes(id))

/** Read anew each time: another tab may have been there meanwhile. */
const storedOfAccount = (): StoredValue<Known | undefined> =>
  createStoredValue({ key: 'favoritesOfAccount', storage: browserStorage(), report, read: readKnown })

const isIds = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((id) => typeof id === 'string')

const readKnown = (value: unknown): Known | undefined => {
  if (typeof value !== 'object' || value === null || !('userId' in value) || !('ids' in value)) return undefined
  return typeof value.userId === 'string' && isIds(value.ids) ? { userId: value.userId, ids: value.ids } : undefined
}
