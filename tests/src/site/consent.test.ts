import { describe, expect, it } from 'vitest'
import { hasConsent } from '../../../src/site/consent.ts'

const cookie = (choice: object): string => encodeURIComponent(JSON.stringify(choice))
const undecided = { cookie: undefined, hasPrivacySignal: false }

describe('consent', () => {
  it('is what the shopper chose, each category by itself', () => {
    const chosen = { ...undecided, mode: 'optOut' as const, cookie: cookie({ v: 1, p: 1, s: 0, m: 0, t: 1 }) }
    expect([hasConsent('preferences', chosen), hasConsent('statistics', chosen), hasConsent('marketing', chosen)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('is denied until chosen, or granted until refused, as the site’s mode says', () => {
    expect(hasConsent('marketing', { ...undecided, mode: 'optIn' })).toBe(false)
    expect(hasConsent('marketing', { ...undecided, mode: 'optOut' })).toBe(true)
  })

  it('is denied for marketing where the browser asks for privacy, unless accepted in so many words', () => {
    const asked = { mode: 'optOut' as const, hasPrivacySignal: true }
    expect(hasConsent('marketing', { ...asked, cookie: undefined })).toBe(false)
    expect(hasConsent('statistics', { ...asked, cookie: undefined })).toBe(true)
    expect(hasConsent('marketing', { ...asked, cookie: cookie({ v: 1, p: 1, s: 1, m: 1, t: 1 }) })).toBe(true)
  })

  it.each([
    '',
    '%',
    'null',
    '"x"',
    cookie({ v: 2, p: 1, s: 1, m: 1, t: 1 }),
    cookie({ v: 1, m: 1 }),
    cookie({ v: 1, p: 1, s: 1, m: 'yes', t: 1 }),
  ])('takes an unreadable choice (%s) for none', (broken) => {
    expect(hasConsent('marketing', { mode: 'optIn', cookie: broken, hasPrivacySignal: false })).toBe(false)
  })

  it('is denied where tracking is disabled in this browser, whatever was chosen [STORE-08]', () => {
    const all = cookie({ v: 1, p: 1, s: 1, m: 1, t: 1 })
    expect(hasConsent('statistics', { ...undecided, mode: 'optOut', cookie: all, isTrackingDisabled: true })).toBe(false)
  })
})
