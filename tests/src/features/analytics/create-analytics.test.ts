import { expect, it, vi } from 'vitest'
import { createAnalytics } from '../../../../src/features/analytics/create-analytics.ts'
import type { AnalyticsEvent } from '../../../../src/features/analytics/analytics-event.ts'
import { verboseLog } from '../../../../src/features/analytics/verbose-log.ts'
import type { Sink } from '../../../../src/features/analytics/sinks/sink.ts'
import type { ConsentState } from '../../../../src/site/consent.ts'
import { siteValueOf } from '../../../../src/site/site-value.ts'
import { memoryStorage } from '../../../factories/memory-storage.ts'
import { envelope } from '../../../factories/envelope.ts'
import { pageContext } from '../../../factories/page-context.ts'
import { site } from '../../../factories/site.ts'

const moment = { at: 1, page: { view: { context: pageContext(), data: {} }, location: { search: '' } } }

const start = (consent: Record<'statistics' | 'marketing', ConsentState>, tab = memoryStorage()) => {
  const sink = (name: Sink['name'], category: Sink['category']) =>
    ({ name, category, send: vi.fn<Sink['send']>(), flush: vi.fn(), discard: vi.fn() }) satisfies Sink
  const sinks = { search: sink('search', 'statistics'), marketing: sink('marketing', 'marketing'), context: sink('context', 'statistics') }
  const dataLayer = { push: vi.fn(), forget: vi.fn() }
  const report = vi.fn()
  const analytics = createAnalytics({
    site: siteValueOf(site('gb'), 'en'),
    isSignedIn: () => false,
    newId: () => 'id',
    consentOf: (category) => consent[category],
    isReady: () => true,
    dataLayer,
    sinks: Object.values(sinks),
    report,
    log: verboseLog(tab),
  })
  return { analytics, sinks, dataLayer, report, consent }
}

const BANNER = { event: 'bannerClick', data: { title: 'spring-desktop', position: 1, href: '/en/women' } } as const

it('a type that nobody knows is an error [ANALYTICS-16]', () => {
  const { analytics } = start({ statistics: 'granted', marketing: 'granted' })
  // As content or a newer part of the shop might send it.
  const unknown = { event: 'toString', data: {} } as unknown as AnalyticsEvent
  expect(() => analytics.report(unknown, moment)).toThrow('Request to report analytics for an unknown type')
})

it.each(['spring', 'spring-tablet', 'spring-desktop'])(
  'the banner %s is called spring when it is seen and when it is clicked [ANALYTICS-15]',
  (title) => {
    expect(envelope({ ...BANNER, data: { ...BANNER.data, title } }).data).toMatchObject({ title: 'spring' })
    expect(envelope({ event: 'bannerView', data: { title, position: 1 } }).data).toEqual({ title: 'spring', position: 1 })
  },
)

it('of an address only parameters of the shop and of campaigns go along, of a repeated one the first', () => {
  const { page } = envelope(BANNER, {
    search: '?page=2&page=3&email=a@b.example&utm_source=news',
    context: { kind: 'accountAddresses', path: '/account/addresses' },
  })
  expect(page).toEqual({ path: '/en/account/addresses', type: 'account', title: 'Alder', query: { page: '2', utm_source: 'news' } })
})

it('an event goes to the sinks of its type alone, each by its own consent, and to the data layer at once [ANALYTICS-17]', () => {
  const { analytics, sinks, dataLayer } = start({ statistics: 'undecided', marketing: 'granted' })
  analytics.report(BANNER, moment)
  expect(dataLayer.push).toHaveBeenCalledOnce()
  expect(sinks.marketing.send).toHaveBeenCalledOnce()
  expect(sinks.context.send).not.toHaveBeenCalled()
  expect(sinks.search.send).not.toHaveBeenCalled()
})

it('a refusal takes back what is in the data layer and in every sink, and nothing is pushed from then on [FRAME-13]', () => {
  const { analytics, sinks, dataLayer, consent } = start({ statistics: 'undecided', marketing: 'undecided' })
  analytics.report(BANNER, moment)
  Object.assign(consent, { statistics: 'refused', marketing: 'refused' })
  analytics.update()
  analytics.report(BANNER, moment)
  Object.assign(consent, { statistics: 'granted', marketing: 'granted' })
  analytics.update()
  expect(dataLayer.push).toHaveBeenCalledOnce()
  expect(dataLayer.forget).toHaveBeenCalledOnce()
  expect(sinks.search.discard).toHaveBeenCalledOnce()
  expect(sinks.marketing.send).not.toHaveBeenCalled()
  expect(sinks.context.send).not.toHaveBeenCalled()
})

it('a sink that throws stops no other, and is reported once', () => {
  const { analytics, sinks, report } = start({ statistics: 'granted', marketing: 'granted' })
  sinks.marketing.send.mockImplementation(() => {
    throw new Error('broken')
  })
  analytics.report(BANNER, moment)
  analytics.report(BANNER, moment)
  expect(sinks.context.send).toHaveBeenCalledTimes(2)
  expect(report).toHaveBeenCalledOnce()
})

it('names go along as plain text: without markup, !words, $, % and *, with single spaces [LOCALE-23, LOCALE-24, LOCALE-25, LOCALE-26]', () => {
  const label = ' <b>Up to</b> 40 %  off*,\n!clientName from $20! '
  const { data } = envelope({ event: 'buttonClick', data: { label, href: '/en/a%20b?c=*' } })
  expect(data).toEqual({ label: 'Up to 40 off, from 20!', href: '/en/a%20b?c=*' })
})

it('a developer reads every event in the console of a tab whose session storage says so, and in no other [STORE-14]', () => {
  const info = vi.spyOn(console, 'info').mockReturnValue(undefined)
  const tab = memoryStorage()
  start({ statistics: 'refused', marketing: 'refused' }, tab).analytics.report(BANNER, moment)
  expect(info).not.toHaveBeenCalled()
  tab.setItem('logger', 'true')
  start({ statistics: 'refused', marketing: 'refused' }, tab).analytics.report(BANNER, moment)
  expect(info).toHaveBeenCalledWith('bannerClick', expect.objectContaining({ data: expect.objectContaining({ title: 'spring' }) }))
  info.mockRestore()
})
