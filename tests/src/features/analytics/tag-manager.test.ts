// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { createTagManager } from '../../../../src/features/analytics/sinks/tag-manager.ts'
import { consentHere } from '../../../../src/site/consent.ts'

const choose = (choice: string): void => {
  document.cookie = `cookieConsent=${encodeURIComponent(choice)}; Path=/`
}

beforeEach(() => {
  window.dataLayer = []
  window.localStorage.clear()
})

it('the tag manager is loaded once, by consent to statistics, is told what was agreed to first and what changes, and not where tracking is disabled [THIRD-05]', () => {
  const loadScript = vi.fn(() => Promise.resolve())
  const tags = createTagManager({
    baseUrl: 'https://tags.example',
    containerId: 'GTM-ABC123',
    consentOf: (category) => consentHere(category, 'optIn'),
    loadScript,
    now: () => 1,
  })
  tags.update()
  window.localStorage.setItem('trackingDisabled', 'true')
  choose('{"v":1,"p":1,"s":1,"m":0,"t":1}')
  tags.update()
  expect([loadScript.mock.calls.length, window.dataLayer]).toEqual([0, []])
  window.localStorage.clear()
  tags.update()
  choose('{"v":1,"p":0,"s":0,"m":0,"t":1}')
  tags.update()
  expect(loadScript.mock.calls).toEqual([['https://tags.example/gtm.js?id=GTM-ABC123']])
  const [first, start, last] = (window.dataLayer ?? []).map((entry) => ('event' in entry ? entry : [...Object.values(entry)]))
  expect(first).toMatchObject(['consent', 'default', { analytics_storage: 'granted', ad_storage: 'denied' }])
  expect(start).toEqual({ 'gtm.start': 1, event: 'gtm.js' })
  expect(last).toMatchObject(['consent', 'update', { analytics_storage: 'denied' }])
})
