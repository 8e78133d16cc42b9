// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { isKnownShopper } from '../../../../src/pipeline/hydrate/is-known-shopper.ts'

const nobody = { storage: localStorage, cookie: 'cookieConsent=none', search: '?color=navy' }

afterEach(() => localStorage.clear())

it('takes a first visit for that of somebody whose page is the server’s', () => {
  localStorage.setItem('navContext.gb.en', 'women')
  expect([isKnownShopper(nobody), isKnownShopper({ ...nobody, storage: undefined })]).toEqual([false, false])
})

it.each(['shoppingSession.gb', 'CognitoIdentityServiceProvider.abc.LastAuthUser', 'favorites'])(
  'knows a shopper by %s [STORE-01]',
  (name) => {
    localStorage.setItem(name, 'x')
    expect(isKnownShopper(nobody)).toBe(true)
  },
)

it.each([
  { cookie: 'a=b; shoppingSession_gb=1' },
  { cookie: 'favoritesAdded=900001' },
  { search: '?page=99' },
  { search: '?a=b&sortBy=x' },
])('leaves nothing to the first use with %o', (seen) => {
  expect(isKnownShopper({ ...nobody, ...seen })).toBe(true)
})
