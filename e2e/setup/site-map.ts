/** A page of each kind, by what a shopper would call it. */
export interface MappedPage {
  readonly name: string
  readonly path: string
  /** 200 by default. */
  readonly status?: number
  /** What the browser rightly reports there. */
  readonly provokes?: RegExp
}

/** One address of every kind of page that the shop has, below a site's prefix; those of who is signed in are below `MORE_PAGES`. */
export const EVERY_KIND: readonly MappedPage[] = [
  { name: 'home', path: '/' },
  { name: 'a listing', path: '/women/clothing' },
  { name: 'search', path: '/search?query=tee' },
  { name: 'a search without results', path: '/search?query=empty' },
  { name: 'the brand index', path: '/brands' },
  { name: 'a brand', path: '/brands/nordlys' },
  { name: 'a product', path: '/product/everyday-tee/900001' },
  { name: 'a product there is not', path: '/product/nothing/1234567', status: 404, provokes: /status of 404/ },
  { name: 'a page there is not', path: '/no-such-page', status: 404, provokes: /status of 404/ },
  { name: 'a story', path: '/stories/linen' },
  { name: 'contact', path: '/contact' },
  { name: 'favorites', path: '/my-favorites' },
  { name: 'tracking', path: '/tracking' },
  { name: 'orders', path: '/orders' },
  { name: 'an order by its link', path: '/orders/order-status' },
  { name: 'signing in', path: '/account/sign-in' },
  { name: 'creating an account', path: '/account/create' },
  { name: 'a forgotten password', path: '/account/forgot-password' },
  { name: 'a new password', path: '/account/set-password' },
  { name: 'verifying an address', path: '/account/verify' },
  { name: 'an empty bag', path: '/checkout/basket' },
  { name: 'a completion that is not ours', path: '/complete' },
]

/** Other states of these kinds, and the pages of accounts, which send a guest to sign in. */
export const MORE_PAGES: readonly MappedPage[] = [
  { name: 'a listing narrowed by filters', path: '/women/clothing?color=navy&sortBy=priceAsc' },
  { name: 'a product that is sold out', path: '/product/sold-out-sandal/900007' },
  { name: 'the care guide', path: '/help/care' },
  { name: 'the care guide at another tab', path: '/help/care?tab=linen' },
  { name: 'delivery help', path: '/help/delivery' },
  { name: 'returns help', path: '/help/returns' },
  { name: 'about us', path: '/about' },
  { name: 'the terms', path: '/legal/terms' },
  { name: 'the privacy policy', path: '/legal/privacy' },
  { name: 'the account', path: '/account' },
  { name: 'saved addresses', path: '/account/addresses' },
  { name: 'saved payment methods', path: '/account/payment-methods' },
  { name: 'the profile', path: '/account/profile' },
  { name: 'the data of the account', path: '/account/data' },
  {
    name: 'a bag to recreate that is gone',
    path: '/recreateCart?cartPublicId=demo-cart-missing-0001',
    provokes: /status of 404|\[cart\.recreate\]/,
  },
]

const OF_ANY_SHOP = EVERY_KIND.filter(({ name }) =>
  ['home', 'search', 'a page there is not', 'favorites', 'signing in', 'an empty bag'].includes(name),
)

/** Pages whose frame and controls differ by language, of a shop of clothes and of one of beauty. */
export const FRAMED_BY_WORDS = {
  clothes: [...OF_ANY_SHOP, { name: 'a listing', path: '/women/clothing' }, { name: 'a product', path: '/product/everyday-tee/900001' }],
  beauty: [...OF_ANY_SHOP, { name: 'a listing', path: '/skincare' }, { name: 'a product', path: '/product/calm-serum/800001' }],
} satisfies Readonly<Record<string, readonly MappedPage[]>>
