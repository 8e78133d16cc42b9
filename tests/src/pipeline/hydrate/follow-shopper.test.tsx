// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createShopper } from '../../../../src/pipeline/hydrate/create-shopper.tsx'
import { siteValueOf } from '../../../../src/site/site-value.ts'
import { site } from '../../../factories/site.ts'

/** Accounts of other tests in the process do not hear of it. */
const CLIENT = 'followed-client'
const PREFIX = `CognitoIdentityServiceProvider.${CLIENT}.`
const ALDER = site('gb', {
  segments: [
    { group: 'friends', title: 'Friends' },
    { group: 'trade', title: 'Trade' },
  ],
  integrations: { identityProvider: { enabled: true, userPoolId: 'eu-west-1_demo', clientId: CLIENT } },
})
const inAnHour = Date.now() / 1000 + 3600
const token = (claims: object): string => `a.${Buffer.from(JSON.stringify({ exp: inAnHour, ...claims })).toString('base64url')}.c`

/** What another tab stores of a sign-in or renewal; `undefined` for signing out. */
const store = (groups: unknown): void => {
  localStorage.clear()
  if (groups !== undefined) {
    for (const name of ['accessToken', 'idToken']) localStorage.setItem(`${PREFIX}jane.${name}`, token({ 'cognito:groups': groups }))
    localStorage.setItem(`${PREFIX}LastAuthUser`, 'jane')
  }
  window.dispatchEvent(new StorageEvent('storage', { key: `${PREFIX}LastAuthUser` }))
}
const { dataset } = document.documentElement
const marks = () => [dataset['shopper'], dataset['segments']]

beforeEach(() => store(undefined))
afterEach(() => {
  for (const name of ['shopper', 'segments']) Reflect.deleteProperty(dataset, name)
})

it('leaves the mark to a preview that says itself who looks', () => {
  dataset['segments'] = '2'
  createShopper(siteValueOf(ALDER, 'en'), { isAudienceGiven: true })
  store(['friends'])
  expect(dataset['segments']).toBe('2')
})

it('shows the blocks of somebody’s segments from a sign-in to the sign-out, also of another tab, and follows groups that a renewal changes', () => {
  createShopper(siteValueOf(ALDER, 'en'), { isAudienceGiven: false })
  expect(marks()).toEqual([undefined, undefined])
  store(['friends', 'demo-editors'])
  expect(marks()).toEqual(['signedIn', '1'])
  store(['trade', 'friends'])
  expect(marks()).toEqual(['signedIn', '1 2'])
  store([])
  expect(marks()).toEqual(['signedIn', undefined])
  store(undefined)
  expect(marks()).toEqual([undefined, undefined])
})

it('takes no groups of a token that names them in another way, or that cannot be read', () => {
  createShopper(siteValueOf(ALDER, 'en'), { isAudienceGiven: false })
  for (const groups of ['friends', { friends: true }, [7, null, ['friends']], 0]) {
    store(groups)
    expect(marks(), JSON.stringify(groups)).toEqual(['signedIn', undefined])
  }
  store(['friends'])
  localStorage.setItem(`${PREFIX}jane.idToken`, 'broken')
  window.dispatchEvent(new StorageEvent('storage', { key: `${PREFIX}jane.idToken` }))
  expect(marks()).toEqual(['signedIn', undefined])
})
