import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchRoute } from '../../../../src/pipeline/match/match-route.ts'
import { navigationTree } from '../../../factories/navigation.ts'
import { site } from '../../../factories/site.ts'

/** Nobody's, but for a page that is published there. */
const UNCLAIMED = 'landing'

const match = (path: string, config = site('gb')) => matchRoute(path, config, navigationTree())

describe('the route table', () => {
  it.each([
    ['/', 'home'],
    ['/account', 'account'],
    ['/account/create', 'accountCreate'],
    ['/account/addresses', 'accountAddresses'],
    ['/account/verify', 'accountVerify'],
    ['/account/sign-in', 'accountSignIn'],
    ['/account/forgot-password', 'accountForgotPassword'],
    ['/account/set-password', 'accountSetPassword'],
    ['/account/payment-methods', 'accountPaymentMethods'],
    ['/account/profile', 'accountProfile'],
    ['/account/data', 'accountData'],
    ['/complete', 'complete'],
    ['/my-favorites', 'favorites'],
    ['/orders', 'orders'],
    ['/search', 'search'],
    ['/tracking', 'tracking'],
    ['/redirect', 'redirect'],
    ['/recreateCart', 'recreateCart'],
  ])(
    '%s is %s [ROUTE-02, ROUTE-03, ROUTE-04, ROUTE-05, ROUTE-06, ROUTE-07, ROUTE-08, ROUTE-09, ROUTE-10, ROUTE-13, ROUTE-14, ROUTE-15, ROUTE-19, ROUTE-20, ROUTE-21, ROUTE-22]',
    (path, kind) => {
      expect(match(path)).toMatchObject({ kind, path })
    },
  )

  it('has checkout with an optional step [ROUTE-11]', () => {
    expect(match('/checkout')).toMatchObject({ kind: 'checkout', params: {} })
    expect(match('/checkout/payment')).toMatchObject({ kind: 'checkout', params: { step: 'payment' } })
  })

  it('distinguishes order status from an order reference [ROUTE-16, ROUTE-17]', () => {
    expect(match('/orders/order-status').kind).toBe('orderStatus')
    expect(match('/orders/GB10000001')).toMatchObject({
      kind: 'orderDetails',
      params: { orderReference: 'GB10000001' },
      path: '/orders/GB10000001',
    })
  })

  it('has products by slug with an optional id [ROUTE-18]', () => {
    expect(match('/product/everyday-tee/900001')).toMatchObject({ kind: 'product', params: { slug: 'everyday-tee', id: '900001' } })
    expect(match('/product/everyday-tee')).toMatchObject({ kind: 'product', params: { slug: 'everyday-tee' } })
  })

  it('has brands and their index, below a first level or not, under the configured word [ROUTE-23, ROUTE-24]', () => {
    expect(match('/brands')).toMatchObject({ kind: 'brandIndex' })
    expect(match('/women/brands')).toMatchObject({ kind: 'brandIndex', params: { l1: 'women' } })
    expect(match('/brands/nordlys')).toMatchObject({ kind: 'brand', params: { brand: 'nordlys' } })
    expect(match('/women/brands/nordlys')).toMatchObject({ kind: 'brand', params: { l1: 'women', brand: 'nordlys' } })
    expect(match('/garden/brands/nordlys').kind).toBe(UNCLAIMED)
    expect(match('/designers/nordlys', site('us', { navigation: { ...site('us').navigation, brandsPath: 'designers' } })).kind).toBe(
      'brand',
    )
  })

  it('has no account pages where the identity provider is off [ROUTE-26]', () => {
    const without = site('gb', { integrations: { identityProvider: { enabled: false } } })
    expect(match('/account', without).kind).toBe(UNCLAIMED)
    expect(match('/account/sign-in', without).kind).toBe(UNCLAIMED)
  })

  it('leaves to merchandisers every address that no route, brand or category has, and no other [ROUTE-28]', () => {
    expect(match('/Stories/Linen/')).toMatchObject({ kind: UNCLAIMED, path: '/stories/linen' })
    expect(match('/a/b/c/d/e/f').kind).toBe(UNCLAIMED)
    expect(match('/women').kind).toBe('listing')
    expect(match('/contact')).toMatchObject({ kind: 'contact', path: '/contact' })
  })

  it('asks for no page at an address that no key can name [NOTFOUND-03]', () => {
    for (const path of ['/favicon.ico', '/a_b', '/-a', '/a%2Fb', '/%D8%B9', `/${'a'.repeat(200)}`])
      expect(match(path).kind, path).toBe('notFound')
  })

  it('matches whole paths only [ROUTE-27]', () => {
    expect(['/search/more', '/account/create/x', '/checkout/a/b', '/product/a/1/x', '/complete/x'].map((path) => match(path).kind)).toEqual(
      Array(5).fill(UNCLAIMED),
    )
  })

  it('takes a trailing slash and any letter case, and names the canonical path [ROUTE-27]', () => {
    expect(match('/My-Favorites/')).toMatchObject({ kind: 'favorites', path: '/my-favorites' })
    expect(match('/RECREATECART')).toMatchObject({ kind: 'recreateCart', path: '/recreateCart' })
    expect(match('/PRODUCT/Everyday-Tee/A1')).toMatchObject({ path: '/product/everyday-tee/A1' })
    expect(match('/Women/SHOES/')).toMatchObject({ kind: 'listing', path: '/women/shoes' })
  })
})

/** Where the router's own `matchPath` answers otherwise (docs/decisions/0013). */
describe('an address that is written unusually', () => {
  it.each(['//', '/account//', '/checkout//', '/orders/%E0%A4%A', '//account'])(
    'is no page with an empty or broken segment: %s [NOTFOUND-03]',
    (path) => {
      expect(match(path).kind).toBe('notFound')
    },
  )

  it('is the same page with letters that are encoded without need, in fixed segments and in values [ROUTE-27]', () => {
    expect(match('/%61ccount')).toMatchObject({ kind: 'account', path: '/account' })
    expect(match('/br%61nds/n%6Frdlys')).toMatchObject({ kind: 'brand', params: { brand: 'nordlys' }, path: '/brands/nordlys' })
    expect(match('/orders/GB%2F1')).toMatchObject({ kind: 'orderDetails', params: { orderReference: 'GB/1' }, path: '/orders/GB%2F1' })
  })

  it('is found under a word of brands that is not ASCII [ROUTE-23]', () => {
    const french = site('gb', { navigation: { ...site('gb').navigation, brandsPath: 'créateurs' } })
    expect(match('/cr%C3%A9ateurs/nordlys', french)).toMatchObject({ kind: 'brand', params: { brand: 'nordlys' } })
  })
})

describe('the navigation tree', () => {
  it('answers paths nobody else claims, one level at a time, up to four [ROUTE-25, NOTFOUND-01, NOTFOUND-02]', () => {
    expect(match('/women/shoes/boots/ankle')).toMatchObject({ kind: 'listing', path: '/women/shoes/boots/ankle' })
    expect(match('/women/shoes').trail?.map(({ label }) => label)).toEqual(['Women', 'Shoes'])
  })

  it.each(['/garden', '/women/hats', '/women/shoes/boots/ankle/more'])('does not have %s [NOTFOUND-03]', (path) => {
    expect(match(path)).toEqual({ kind: UNCLAIMED, params: {}, path })
  })

  it.each(['//women', '/women//shoes', '/%E0%A4%A'])('does not have %s [NOTFOUND-03]', (path) => {
    expect(match(path).kind).toBe('notFound')
  })
})

it('answers any path with exactly one kind, and its canonical path with the same [ROUTE-27]', () => {
  const segment = fc.oneof(fc.constantFrom('women', 'shoes', 'product', 'orders', 'checkout', 'brands', 'A'), fc.string({ maxLength: 6 }))
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 5 }), (segments) => {
      const first = match(`/${segments.map(encodeURIComponent).join('/')}`)
      expect(match(first.path).kind).toBe(first.kind)
    }),
  )
})
