import { describe, expect, it } from 'vitest'
import { canvasAddress } from '../../../composer/editor/canvas-address.ts'
import { PAGE_KINDS, type PageKind } from '../../../schemas/page-kinds.ts'
import { matchRoute } from '../../../src/pipeline/match/match-route.ts'
import { ALL_SITES } from '../../../src/site/all-sites.ts'
import { navigationNode } from '../../factories/navigation.ts'

const site = (tag: string) => {
  const found = ALL_SITES.find(({ siteTag }) => siteTag === tag)
  if (found === undefined) throw new Error(`No site ${tag}`)
  return found
}
const examples = { category: '/women/clothing', productId: '900001' }
const viewOf = (tag: string, language: string) => ({ site: site(tag), language, at: undefined, audience: 'guest' as const })
const addressOf = (key: string, kind: PageKind = 'landing', tag = 'ald-gb', language = 'en') =>
  canvasAddress({ view: viewOf(tag, language), key, kind, examples })

describe('the page on the canvas', () => {
  it('is the one shoppers of the site have at its address, as a preview, without questions over it', () => {
    const url = new URL(addressOf('landing/about') ?? '', 'http://preview.shop.test')
    expect(url.pathname).toBe('/en/about')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ client: 'alder', country: 'GB', preview: '1', hideCookieBanner: '1' })
  })

  it('is as a guest sees it now, until another moment and visitor are chosen', () => {
    const parametersOf = (more: { readonly at?: string; readonly audience?: 'signedIn' }) => {
      const address = canvasAddress({ view: { ...viewOf('ald-gb', 'en'), ...more }, key: 'home', kind: 'home', examples })
      return Object.fromEntries(new URL(address ?? '', 'http://preview.shop.test').searchParams)
    }
    expect(parametersOf({})).toMatchObject({ at: '', audience: 'guest' })
    expect(parametersOf({ at: '2026-12-01T00:00', audience: 'signedIn' })).toMatchObject({ at: '2026-12-01T00:00', audience: 'signedIn' })
  })

  it('is in the language and country chosen', () => {
    expect(addressOf('home', 'home', 'ald-ae', 'ar')).toMatch(/^\/ae\/ar\/\?client=alder&country=AE/)
  })

  it('is the home page for header, footer and menu, which are around every page', () => {
    for (const key of ['header', 'footer', 'menu'] as const) expect(addressOf(key, key)).toMatch(/^\/en\/\?/)
  })

  it('is the bag for header and footer of the checkout', () => {
    for (const key of ['checkoutHeader', 'checkoutFooter'] as const) expect(addressOf(key, key)).toMatch(/^\/en\/checkout\/basket\?/)
  })

  it('is a listing or product of the site where all of them share the page', () => {
    expect(addressOf('listing', 'listing')).toMatch(/^\/en\/women\/clothing\?/)
    expect(addressOf('product', 'product')).toMatch(/^\/en\/product\/p\/900001\?/)
    expect(
      canvasAddress({
        view: viewOf('ald-gb', 'en'),
        key: 'product',
        kind: 'product',
        examples: { ...examples, productId: undefined },
      }),
    ).toBe(undefined)
  })

  it('is there for every kind that an address shows by itself', () => {
    const without = PAGE_KINDS.filter((kind) => kind !== 'landing' && addressOf(kind, kind) === undefined)
    expect(without).toEqual(['brand', 'splash', 'maintenance', 'complete', 'orderDetails', 'redirect'])
  })

  it('shows its kind, or the kind it stands in for', () => {
    const tree = [navigationNode('women', [navigationNode('clothing')])]
    const shown = PAGE_KINDS.flatMap((kind) => {
      const address = addressOf(kind, kind)
      if (address === undefined) return []
      const { pathname } = new URL(address, 'http://preview.shop.test')
      const found = matchRoute(pathname.slice('/en'.length), site('ald-gb'), tree).kind
      return found === kind ? [] : [[kind, found]]
    })
    expect(Object.fromEntries(shown)).toEqual({
      productNotFound: 'product',
      notFound: 'landing',
      emptySearch: 'search',
      header: 'home',
      footer: 'home',
      checkoutHeader: 'checkout',
      checkoutFooter: 'checkout',
      menu: 'home',
    })
  })
})
