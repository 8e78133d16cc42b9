import { expect, it } from 'vitest'
import { createTokenStore, type StoredSignIn } from '../../../../src/clients/identity/token-store.ts'
import { memoryStorage } from '../../../factories/memory-storage.ts'

const JANE: StoredSignIn = { username: 'jane', accessToken: 'access', idToken: 'id', refreshToken: 'refresh' }

/** Storage shared by two tabs: each write of the one is an event in the other. */
const twoTabs = () => {
  const stored = memoryStorage()
  const events = new EventTarget()
  const announcing: Storage = {
    ...stored,
    setItem: (key, value) => {
      stored.setItem(key, value)
      events.dispatchEvent(Object.assign(new Event('storage'), { key }))
    },
  }
  return {
    writing: createTokenStore({ clientId: 'shop', storage: announcing }),
    listening: createTokenStore({ clientId: 'shop', storage: stored, events }),
  }
}

it('shows another tab a sign-in only when all its tokens are stored [AUTH-09]', () => {
  const { writing, listening } = twoTabs()
  const seen: StoredSignIn[] = []
  listening.subscribe(() => {
    const signIn = listening.read()
    if (signIn !== undefined) seen.push(signIn)
  })
  writing.write(JANE)
  expect(seen).toEqual([JANE])
})
