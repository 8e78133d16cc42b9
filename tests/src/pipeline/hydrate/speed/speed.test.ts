// @vitest-environment jsdom
import type { MetricType } from 'web-vitals'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { allowSpeed } from '../../../../../src/pipeline/hydrate/speed/allow-speed.ts'
import { startSpeed } from '../../../../../src/pipeline/hydrate/speed/start-speed.ts'
import { CONSENT_CHANGED, CONSENT_COOKIE, writeChoice } from '../../../../../src/site/consent.ts'

/** What the library calls back, by metric. */
const measured = vi.hoisted(() => new Map<string, (metric: Partial<MetricType>) => void>())
vi.mock('web-vitals', () => {
  const on = (name: string) => (callback: (metric: Partial<MetricType>) => void) => void measured.set(name, callback)
  return { onLCP: on('LCP'), onINP: on('INP'), onCLS: on('CLS'), onTTFB: on('TTFB'), onFCP: on('FCP') }
})

const beacon = vi.fn<(url: string, body: Blob) => boolean>(() => true)
const view = { context: { kind: 'product', path: '/product/tee' } }
const deps = {
  site: { site: { siteTag: 'ald-gb', consent: { mode: 'optIn' } } },
  pages: { first: { view }, getShown: () => ({ view }), subscribe: () => () => undefined },
  // What is read of them.
} as unknown as Parameters<typeof startSpeed>[0]

const choose = (isGiven: boolean): void => {
  document.cookie = `${CONSENT_COOKIE}=${writeChoice({ preferences: false, statistics: isGiven, marketing: false }, 1)}; Path=/`
  window.dispatchEvent(new CustomEvent(CONSENT_CHANGED))
}
const measure = (name: MetricType['name'], value: number): void => measured.get(name)?.({ name, value, navigationType: 'navigate' })
const hide = (): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}
const sent = async (): Promise<readonly unknown[]> =>
  Promise.all(beacon.mock.calls.map(async ([url, body]) => [url, JSON.parse(await read(body))]))
/** This browser's Blob has no text(). */
const read = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.readAsText(blob)
  })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true })
  document.cookie = `${CONSENT_COOKIE}=; Path=/; Max-Age=0`
  beacon.mockClear()
  measured.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('nothing that measures is loaded before a shopper agrees to statistics, and then once [FRAME-13]', () => {
  const begin = vi.fn<() => void>()
  allowSpeed({ mode: 'optIn', begin })
  vi.runAllTimers()
  choose(false)
  expect(begin).not.toHaveBeenCalled()
  choose(true)
  choose(true)
  expect(begin).toHaveBeenCalledOnce()
})

it('who has agreed before is measured once the page is loaded, not earlier', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  choose(true)
  const begin = vi.fn<() => void>()
  allowSpeed({ mode: 'optIn', begin })
  vi.runAllTimers()
  choose(true)
  expect(begin).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  vi.runAllTimers()
  expect(begin).toHaveBeenCalledOnce()
})

it('a view is sent once, when the page is hidden', async () => {
  choose(true)
  startSpeed(deps)
  measure('LCP', 1_234.5)
  measure('TTFB', 80)
  expect(beacon).not.toHaveBeenCalled()
  hide()
  measure('INP', 500)
  hide()
  expect(await sent()).toEqual([
    [
      '/monitoring/speed',
      { siteTag: 'ald-gb', device: 'phone', pages: [{ pageKind: 'product', way: 'document', figures: { LCP: 1_235, TTFB: 80 } }] },
    ],
  ])
})

it('who agrees no longer sends nothing more, also where they agree again on the same page [FRAME-13]', () => {
  choose(true)
  startSpeed(deps)
  measure('LCP', 1_000)
  choose(false)
  hide()
  choose(true)
  hide()
  expect(beacon).not.toHaveBeenCalled()
})
