import type { SiteConfig } from './generated/site-config.ts'

/** The contexts that a page can offer its blocks; a block's schema lists those it requires in `x-needs`. */
export type ContextName = 'product' | 'listing' | 'checkout' | 'account' | 'order' | 'brandIndex'

/** What a kind of page is: to content, to addresses, and to the page made of both. */
interface PageKindRecord {
  /**
   * Its address without prefix: `:name` is a segment, `:name?` an optional one. A kind without a path is found by more than a pattern
   * (src/pipeline/match/match-route.ts), stands in for another, or is around every page.
   */
  readonly path?: string
  /** The address that leads there, where the path has parameters but needs none. */
  readonly start?: string
  /** Whether a site has the address; all sites unless given. */
  readonly isOn?: (site: SiteConfig) => boolean
  /** Links in content may name its page instead of an address. */
  readonly isLinkable?: true
  /** The address shown is put right to the canonical one: the right slug, the step meant (EXTRA-07, ROUTE-32). */
  readonly showsOwnPath?: true
  /** Its pages are there only where merchandisers have published them. */
  readonly isPublished?: true
  /** No shared cache stores its pages (contracts 3). */
  readonly isPersonal?: true
  /** Whose text `pageTitle.*` is its title where its loader names nothing; its own unless given. */
  readonly title?: string
  /** Its title is not followed by the name of the site. */
  readonly isTitleAlone?: true
  /** Kinds above it in its breadcrumbs, top first; home unless given. Null: it has no breadcrumbs (CRUMB-05, CRUMB-06). */
  readonly crumbs?: readonly ('home' | 'account' | 'accountSignIn' | 'orders')[] | null
  /** Its header and footer are those of the checkout, where a site has them (src/pipeline/load/load-frame.ts). */
  readonly frame?: 'checkout'
  /** What it offers its blocks (architecture 2). */
  readonly contexts?: readonly ContextName[]
}

const hasAccounts = ({ integrations }: SiteConfig): boolean => integrations['identityProvider']?.enabled === true

const ACCOUNT = { isOn: hasAccounts, isPersonal: true, crumbs: ['home', 'account'] } as const

/** For guests, whom the account itself would send to sign in. */
const ENTRY = { ...ACCOUNT, crumbs: ['home', 'accountSignIn'] } as const

/**
 * What kinds of page there are (contracts 9), one record each. Besides its record a kind has its name in page.schema.json, so that
 * merchandisers can choose it, and, if an address shows it, its loader in src/pipeline/load/kinds/loaders.ts: the compiler and a test ask.
 */
export const KINDS = {
  home: { path: '/', isLinkable: true, isTitleAlone: true, crumbs: null },
  landing: { isPublished: true },
  listing: { contexts: ['listing'] },
  search: { path: '/search', isLinkable: true, contexts: ['listing'] },
  brand: { contexts: ['listing'] },
  brandIndex: { contexts: ['brandIndex'] },
  product: { path: '/product/:slug/:id?', showsOwnPath: true, contexts: ['product'] },
  productNotFound: {},
  notFound: {},
  emptySearch: {},
  favorites: { path: '/my-favorites', isLinkable: true },
  tracking: { path: '/tracking', isLinkable: true, isPersonal: true },
  contact: { path: '/contact', isLinkable: true, isPublished: true },
  header: { crumbs: null },
  footer: { crumbs: null },
  checkoutHeader: { crumbs: null },
  checkoutFooter: { crumbs: null },
  menu: { crumbs: null },
  splash: { crumbs: null },
  maintenance: { crumbs: null },
  checkout: {
    path: '/checkout/:step?',
    start: '/checkout/basket',
    isLinkable: true,
    showsOwnPath: true,
    isPersonal: true,
    crumbs: null,
    frame: 'checkout',
    contexts: ['checkout'],
  },
  // The specification titles completion like favourites (TRICKY-05).
  complete: { path: '/complete', isPersonal: true, title: 'favorites', crumbs: null, frame: 'checkout', contexts: ['order'] },
  orders: { path: '/orders', isLinkable: true, isPersonal: true, contexts: ['account'] },
  orderDetails: { path: '/orders/:orderReference', isPersonal: true, crumbs: ['orders'], contexts: ['account', 'order'] },
  orderStatus: { path: '/orders/order-status', isPersonal: true, contexts: ['order'] },
  recreateCart: { path: '/recreateCart', isPersonal: true, crumbs: null, frame: 'checkout' },
  redirect: { path: '/redirect', isPersonal: true, crumbs: null, frame: 'checkout' },
  account: { ...ACCOUNT, path: '/account', isLinkable: true, crumbs: ['home'], contexts: ['account'] },
  accountCreate: { ...ENTRY, path: '/account/create' },
  accountAddresses: { ...ACCOUNT, path: '/account/addresses', contexts: ['account'] },
  accountVerify: { ...ENTRY, path: '/account/verify' },
  accountSignIn: { ...ENTRY, path: '/account/sign-in', crumbs: ['home'] },
  accountForgotPassword: { ...ENTRY, path: '/account/forgot-password' },
  accountSetPassword: { ...ENTRY, path: '/account/set-password' },
  accountPaymentMethods: { ...ACCOUNT, path: '/account/payment-methods', contexts: ['account'] },
  accountProfile: { ...ACCOUNT, path: '/account/profile', contexts: ['account'] },
  accountData: { ...ACCOUNT, path: '/account/data', contexts: ['account'] },
} as const satisfies Readonly<Record<string, PageKindRecord>>

export type PageKind = keyof typeof KINDS

// `Object.keys` answers strings; these are the names above.
export const PAGE_KINDS = Object.keys(KINDS) as readonly PageKind[]

type KindWith<Trait> = { [Kind in PageKind]: (typeof KINDS)[Kind] extends Trait ? Kind : never }[PageKind]

export type KindWithPath = KindWith<{ readonly path: string }>

/** Kinds that one address shows, whatever is on them. */
export type KindWithAddress =
  | KindWith<{ readonly start: string }>
  | Exclude<KindWithPath, KindWith<{ readonly path: `${string}:${string}` }>>

export const recordOf = (kind: PageKind): PageKindRecord => KINDS[kind]

/** The one address that shows a kind; undefined where it has none, or one for each thing it shows. */
export const addressOf = (kind: PageKind): string | undefined => {
  const { path, start = path } = recordOf(kind)
  return start?.includes(':') === true ? undefined : start
}
