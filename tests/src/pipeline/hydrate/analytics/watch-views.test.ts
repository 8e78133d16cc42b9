// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Hit } from '../../../../../src/clients/search/hit.ts'
import type { AnalyticsEvent } from '../../../../../src/features/analytics/analytics-event.ts'
import { watchViews } from '../../../../../src/pipeline/hydrate/analytics/watch-views.ts'
import { rememberHit } from '../../../../../src/features/product/card/late-hits.ts'
import type { PageView } from '../../../../../src/pipeline/load/page-view.ts'
import { stillRouter } from '../../../../../src/page/router-context.ts'
import { hit } from '../../../../factories/hit.ts'
import { pageContext } from '../../../../factories/page-context.ts'

const observed = new Set<Element>()
/** One observer each for cards, banners and rows. */
const watching = new Set<(target: Element, ratio: number) => void>()
const see = (target: Element, ratio: number): void => watching.forEach((notify) => notify(target, ratio))

const viewOf = (path: string, hits: readonly Hit[]): PageView => ({
  key: path,
  items: [],
  context: pageContext({ path }),
  data: { tray: { hits } },
  head: [],
})

const card = (id: string): Element => {
  const found = document.querySelector(`article:has([href$="/${id}"])`)
  if (found === null) throw new Error(`No card of ${id}`)
  return found
}
const draw = (...ids: readonly string[]): void => {
  const cards = ids.map((id) => `<article><a href="/en/product/some-slug/${id}">${id}</a></article>`)
  document.body.innerHTML = `<div id="root"><main><div data-block="tray">${cards.join('')}</div></main></div>`
}
let events: AnalyticsEvent[] = []
const reported = () => events.map(({ event, data }) => ('objectID' in data ? `${event} ${data.objectID} ${data.list}` : event))

const start = (first: PageView, search = '') => {
  let shown = first
  let where = search
  const listeners = new Set<() => void>()
  watchViews({
    currency: 'GBP',
    report: (event) => events.push(event),
    root: document.body,
    pages: {
      getShown: () => ({
        view: shown,
        location: { ...stillRouter({ pathname: '/x', search: where, hash: '' }).location },
        isReloading: false,
      }),
      subscribe: (listener) => {
        listeners.add(listener)
        return () => undefined
      },
    },
  })
  return (view: PageView, nextSearch = '') => {
    shown = view
    where = nextSearch
    listeners.forEach((listener) => listener())
  }
}

beforeEach(() => {
  events = []
  observed.clear()
  watching.clear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: readonly unknown[]) => void) {
        watching.add((target, intersectionRatio) => {
          if (this.own.has(target)) notify([{ target, isIntersecting: intersectionRatio > 0, intersectionRatio }])
        })
      }
      readonly own = new Set<Element>()
      observe = (element: Element) => {
        this.own.add(element)
        observed.add(element)
      }
      disconnect = () => this.own.clear()
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

it('reports a card once it is a quarter in the window, and not again when it comes back [CARD-01, CARD-17]', () => {
  draw('1', '2')
  start(viewOf('/women', [hit('1', { brand: 'Maren', queryID: 'q', offsettedPosition: 7 }), hit('2')]))
  see(card('1'), 0.1)
  expect(reported()).toEqual([])
  see(card('1'), 0.25)
  see(card('1'), 0)
  see(card('1'), 1)
  expect(events).toEqual([
    {
      event: 'productImpression',
      data: {
        objectID: '1',
        productId: '1',
        name: 'Linen shirt 1',
        brand: 'Maren',
        position: 7,
        queryID: 'q',
        price: 45,
        currency: 'GBP',
        list: 'tray',
      },
    },
  ])
})

it('counts a sort, another page and another visit as loads of their own, and a new render as none [CARD-17]', () => {
  draw('1')
  const show = start(viewOf('/women', [hit('1', { queryID: 'first' })]))
  see(card('1'), 1)
  show(viewOf('/women', [hit('1', { queryID: 'first' })]))
  see(card('1'), 1)
  expect(reported()).toHaveLength(1)
  show(viewOf('/women', [hit('1', { queryID: 'sorted' })]))
  see(card('1'), 1)
  expect(reported()).toHaveLength(2)
  show(viewOf('/men', []))
  show(viewOf('/women', [hit('1', { queryID: 'first' })]))
  see(card('1'), 1)
  expect(reported()).toHaveLength(3)
})

it('tells loads of a list without a query of its own apart by the address [CARD-17]', () => {
  draw('1')
  const show = start(viewOf('/women', [hit('1')]))
  see(card('1'), 1)
  show(viewOf('/women', [hit('1')]), '?page=2')
  see(card('1'), 1)
  expect(reported()).toHaveLength(2)
})

it('sees cards that come later, those in the color of another product, and leaves out what the page has no data of [CARD-01]', async () => {
  draw('1')
  start(viewOf('/women', [hit('1'), hit('2', { colors: [{ slug: 'navy', name: 'Navy', availabilityFlag: 1, productId: '3' }] })]))
  document.querySelector('[data-block]')?.insertAdjacentHTML('beforeend', '<article><a href="/en/product/x/3">3</a></article>')
  document.querySelector('[data-block]')?.insertAdjacentHTML('beforeend', '<article><a href="/en/product/x/99">99</a></article>')
  await vi.waitFor(() => expect(observed.has(card('99'))).toBe(true))
  see(card('3'), 1)
  see(card('99'), 1)
  expect(reported()).toEqual(['productImpression 2 tray'])
})

it('sees cards whose products only this browser knows once, at their place in the row, and not as those of the listing around [CARD-01]', () => {
  document.body.innerHTML = `<main><div data-block="viewed"><ul><li></li><li><article><a href="/en/product/x/1">1</a></article></li></ul></div></main>`
  const show = start({ ...viewOf('/women', []), context: pageContext({ path: '/women' }) })
  const item = card('1').parentElement
  if (item !== null) rememberHit(item, hit('1', { offsettedPosition: 9 }))
  see(card('1'), 1)
  show(viewOf('/women', []))
  see(card('1'), 1)
  expect(events).toMatchObject([{ data: { objectID: '1', list: 'viewed', position: 2 } }])
})

it('a banner is seen when half of it is in the window, once a page, and has its place among the banners [ANALYTICS-12] [ANALYTICS-18]', () => {
  document.body.innerHTML = `<main><p data-track="banner" data-track-title="first"></p><p data-track="banner" data-track-title="second"></p></main>`
  const show = start(viewOf('/women', []))
  const second = document.querySelector('[data-track-title="second"]') ?? document.body
  see(second, 0.49)
  expect(events).toEqual([])
  see(second, 0.5)
  see(second, 1)
  expect(events).toEqual([{ event: 'bannerView', data: { title: 'second', position: 2 } }])
  show(viewOf('/men', []))
  see(second, 1)
  expect(events).toHaveLength(2)
})
