// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { createOpenedFrom } from '../../../../src/features/listing/opened-from.ts'
import { restoreWayBack } from '../../../../src/pipeline/navigate/restore-way-back.ts'
import { siteValueOf } from '../../../../src/site/site-value.ts'
import { pageContext } from '../../../factories/page-context.ts'
import { site } from '../../../factories/site.ts'

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  document.body.replaceChildren()
})

const HOME = { h1: 'Home', path: '/' }
const SHOES = pageContext({
  kind: 'listing',
  breadcrumbs: [HOME, { h1: 'Women', path: '/women' }, { h1: 'Shoes', path: '/women/shoes' }],
})
const WAY = [
  { h1: 'Women', path: '/women' },
  { h1: 'Shoes', path: '/women/shoes?page=2&color=navy' },
]
const stored = (): Readonly<Record<string, unknown>> => JSON.parse(localStorage.getItem('productListingMap') ?? '{}')

it('a product is stored with the listing it was opened from, its filters and page, and nothing that came along [STORE-02, DATA-14]', () => {
  vi.useFakeTimers({ now: 1_763_600_000_000 })
  createOpenedFrom('/en').store('900001', SHOES, '?color=navy&page=2&utm_source=mail')
  expect(stored()).toEqual({ '900001': { in: '/en', crumbs: WAY, at: 1_763_600_000_000 } })
  expect(createOpenedFrom('/en').crumbsOf('900001')).toEqual(WAY)
  expect(createOpenedFrom('/us/en').crumbsOf('900001')).toBeUndefined()
  expect(createOpenedFrom('/en').crumbsOf('toString')).toBeUndefined()
})

it('a product that was opened from no listing keeps the one it has', () => {
  const openedFrom = createOpenedFrom('/en')
  openedFrom.store('900001', SHOES, '?color=navy&page=2')
  openedFrom.store('900001', pageContext({ kind: 'favorites', breadcrumbs: [HOME, { h1: 'My favorites', path: '/my-favorites' }] }), '')
  expect(openedFrom.crumbsOf('900001')).toEqual(WAY)
})

it('two hundred products are stored, the oldest goes [STORE-02]', () => {
  vi.useFakeTimers({ now: 1 })
  const openedFrom = createOpenedFrom('/en')
  for (let id = 1; id <= 201; id += 1) {
    vi.setSystemTime(id)
    openedFrom.store(String(id), SHOES, '')
  }
  expect(Object.keys(stored())).toHaveLength(200)
  expect([openedFrom.crumbsOf('1'), openedFrom.crumbsOf('201')?.length]).toEqual([undefined, 2])
})

it.each(['[]', '{"900001":{"in":"/en","at":1,"crumbs":[{"h1":"x","path":"//elsewhere.example"}]}}', '{"900001":7}', 'nonsense'])(
  'what is stored as %s leads nowhere',
  (text) => {
    localStorage.setItem('productListingMap', text)
    expect(createOpenedFrom('/en').crumbsOf('900001')).toBeUndefined()
  },
)

const crumbs = (): readonly (string | null)[] => [...document.querySelectorAll('li')].map(({ textContent }) => textContent)
const show = (): void => {
  document.body.innerHTML =
    '<ol data-crumbs=""><li><a href="/en/">Home</a></li><li><a href="/en/women">Women</a></li><li><span aria-current="page">Tee</span></li></ol>'
}
const gb = siteValueOf(site('gb'), 'en')

it('the breadcrumbs of a product’s page lead back to the listing it was opened from [STORE-02]', () => {
  createOpenedFrom('/en').store('900001', SHOES, '?color=navy&page=2')
  show()
  restoreWayBack(document, gb, createOpenedFrom('/en').crumbsOf('900001'))
  expect(crumbs()).toEqual(['Home', 'Women', 'Shoes', 'Tee'])
  expect(document.querySelectorAll('a')[2]?.getAttribute('href')).toBe('/en/women/shoes?page=2&color=navy')
})

it('the breadcrumbs stay as they are for a product that was opened from none, and where others would be higher', () => {
  show()
  restoreWayBack(document, gb, createOpenedFrom('/en').crumbsOf('900001'))
  expect(crumbs()).toEqual(['Home', 'Women', 'Tee'])
  createOpenedFrom('/en').store('900001', SHOES, '')
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function height(this: HTMLElement) {
    return this.children.length * 20
  })
  restoreWayBack(document, gb, createOpenedFrom('/en').crumbsOf('900001'))
  expect(crumbs()).toEqual(['Home', 'Women', 'Tee'])
  vi.restoreAllMocks()
})
