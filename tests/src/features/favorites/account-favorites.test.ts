// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import type { CommerceClient } from '../../../../src/clients/commerce/commerce-client.ts'
import type { FavoriteChanges } from '../../../../src/clients/commerce/operations/favorites.ts'
import { GUEST } from '../../../../src/clients/identity/account-state.ts'
import { syncFavorites } from '../../../../src/features/favorites/account-favorites.ts'
import { browserFavorites } from '../../../../src/features/favorites/use-favorites.ts'

const stored = (): unknown => JSON.parse(localStorage.getItem('favorites') ?? '[]')
/** As another tab does, of which this page hears. */
const put = (ids: readonly string[]): void => {
  localStorage.setItem('favorites', JSON.stringify(ids))
  window.dispatchEvent(new StorageEvent('storage', { key: 'favorites' }))
}

/** An account on a server that does as the shop's does. */
const server = () => {
  let ids: readonly string[] = []
  const calls: FavoriteChanges[] = []
  let meanwhile = (): void => undefined
  const send = async ({ body }: { readonly body?: unknown }): Promise<unknown> => {
    const changes = body as FavoriteChanges
    calls.push(changes)
    meanwhile()
    const left = ids.filter((id) => !changes.remove.includes(id))
    ids = [...changes.add.filter((id) => !left.includes(id)), ...left]
    return ids
  }
  return {
    calls,
    ids: () => ids,
    whileWaiting: (act: () => void) => void (meanwhile = act),
    // The other operations are not used here.
    commerce: { send } as unknown as CommerceClient,
  }
}

const signedIn = (userId: string) => ({ getState: () => ({ ...GUEST, isUserSignedIn: true, userId }) })
const guest = { getState: () => GUEST }

beforeEach(() => {
  localStorage.clear()
  put([])
})

describe('favourites and the account', () => {
  it('come together at sign-in: a guest’s stay and the account’s are seen, also by who looks at the list already', async () => {
    const { commerce, ids, calls } = server()
    put(['other'])
    await syncFavorites({ account: signedIn('jo'), commerce })
    localStorage.clear()
    put(['mine'])
    await syncFavorites({ account: signedIn('jo'), commerce })
    expect(browserFavorites().getIds()).toEqual(['mine', 'other'])
    expect(ids()).toEqual(['mine', 'other'])
    await syncFavorites({ account: signedIn('jo'), commerce })
    expect(calls.at(-1)).toEqual({ add: [], remove: [] })
  })

  it('send what was added and removed here, and keep what another device did', async () => {
    const { commerce, ids } = server()
    put(['a', 'b'])
    await syncFavorites({ account: signedIn('jo'), commerce })
    const here = localStorage.getItem('favoritesOfAccount') ?? ''
    put(['a', 'b', 'c'])
    await syncFavorites({ account: signedIn('jo'), commerce })
    localStorage.setItem('favoritesOfAccount', here)
    put(['b'])
    await syncFavorites({ account: signedIn('jo'), commerce })
    expect(ids()).toEqual(['c', 'b'])
    expect(stored()).toEqual(['c', 'b'])
  })

  it('keep what the shopper changes while the account is answering', async () => {
    const { commerce, whileWaiting } = server()
    put(['a', 'b'])
    whileWaiting(() => put(['c', 'a']))
    await syncFavorites({ account: signedIn('jo'), commerce })
    expect(stored()).toEqual(['c', 'a'])
    whileWaiting(() => undefined)
    await syncFavorites({ account: signedIn('jo'), commerce })
    expect(stored()).toEqual(['c', 'a'])
  })

  it('part when somebody signs out, and never reach the account of who signs in next', async () => {
    const { commerce, ids } = server()
    put(['secret'])
    await syncFavorites({ account: signedIn('jo'), commerce })
    put(['new', 'secret'])
    await syncFavorites({ account: guest, commerce })
    expect(stored()).toEqual(['new'])
    const next = server()
    put(['secret'])
    await syncFavorites({ account: signedIn('jo'), commerce })
    await syncFavorites({ account: signedIn('max'), commerce: next.commerce })
    expect(next.ids()).toEqual([])
    expect(ids()).toEqual(['secret'])
  })

  it('stay as they are where the account does not answer, and are sent the next time', async () => {
    const { commerce, ids } = server()
    put(['a'])
    const down = { send: () => Promise.reject(new Error('down')) } as unknown as CommerceClient
    await syncFavorites({ account: signedIn('jo'), commerce: down })
    expect(stored()).toEqual(['a'])
    await syncFavorites({ account: signedIn('jo'), commerce })
    expect(ids()).toEqual(['a'])
  })
})
