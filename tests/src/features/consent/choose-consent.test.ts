// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseConsent, currentConsent } from '../../../../src/features/consent/choose-consent.ts'
import { CONSENT_CHANGED } from '../../../../src/site/consent.ts'

const NAMES = ['cookieConsent', '_ga', '_ga_ABC123', '__kla_id', 'language_alder_gb']

beforeEach(() => localStorage.clear())
afterEach(() => NAMES.forEach((name) => (document.cookie = `${name}=; Path=/; Max-Age=0`)))

const cookies = (): readonly string[] => document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '')

it('a choice is stored, announced, and is what holds from then on [FRAME-13]', () => {
  const heard = vi.fn<() => void>()
  window.addEventListener(CONSENT_CHANGED, heard)
  expect(currentConsent('optIn')).toEqual({ preferences: false, statistics: false, marketing: false })
  chooseConsent({ preferences: false, statistics: true, marketing: false })
  expect(currentConsent('optOut')).toEqual({ preferences: false, statistics: true, marketing: false })
  expect(heard).toHaveBeenCalledOnce()
  window.removeEventListener(CONSENT_CHANGED, heard)
})

it('what is stored under a category no longer agreed to is removed, and nothing else [FRAME-13, STORE-18]', () => {
  for (const name of NAMES.slice(1)) document.cookie = `${name}=x; Path=/`
  for (const key of ['searchUserToken', 'searchAnalyticsEvents', 'favorites']) localStorage.setItem(key, '[]')
  chooseConsent({ preferences: true, statistics: false, marketing: true })
  expect(Object.keys(localStorage)).toEqual(['favorites'])
  expect(cookies().toSorted()).toEqual(['__kla_id', 'cookieConsent', 'language_alder_gb'])
  chooseConsent({ preferences: true, statistics: true, marketing: false })
  expect(cookies().toSorted()).toEqual(['cookieConsent', 'language_alder_gb'])
})

it('a browser whose storage is refused still has the choice [STORE-18]', () => {
  const refused = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  chooseConsent({ preferences: true, statistics: false, marketing: false })
  expect(currentConsent('optIn')).toEqual({ preferences: true, statistics: false, marketing: false })
  refused.mockRestore()
  warned.mockRestore()
})
