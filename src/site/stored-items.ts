import type { ConsentCategory } from './consent.ts'

/** Where a browser has it. */
type StorageArea = 'local' | 'session' | 'cookie'

/** One kind of thing the shop, or a vendor's script it loads, stores in a browser. */
interface StoredItem {
  readonly place: StorageArea
  /** Its whole name. */
  readonly name: RegExp
  /** Nothing of another category than `necessary` is written before a shopper agrees to it, and it goes when they no longer do. */
  readonly category: ConsentCategory | 'necessary'
}

const item = (place: StorageArea, category: StoredItem['category'], ...names: readonly RegExp[]): readonly StoredItem[] =>
  names.map((name) => ({ place, category, name }))

/**
 * The closed list of what is stored (contracts 5): journeys compare it with what a browser has. Names of vendors are those that their
 * scripts write under our address.
 */
export const STORED_ITEMS: readonly StoredItem[] = [
  ...item(
    'local',
    'necessary',
    /^countrySelection$/,
    /^language\.[^.]+\.[a-z]{2}$/,
    /^navContext\.[^.]+\.[a-z]{2}$/,
    /^inches$/,
    /^recentlyViewed$/,
    // The listing a product was opened from: the way back to it.
    /^productListingMap$/,
    /^favorites$/,
    /^favoritesOfAccount$/,
    /^deviceFingerprint$/,
    /^trackingDisabled$/,
    /^customisationChoice$/,
    /^modalViewed$/,
    /^emailListMember$/,
    /^preview$/,
    /^shoppingSession\.[\w-]+$/,
    /^CognitoIdentityServiceProvider\./,
  ),
  ...item('local', 'statistics', /^searchAnalyticsEvents$/, /^searchUserToken$/),
  ...item(
    'session',
    'necessary',
    /^logger$/,
    /^completedOrder$/,
    // What is typed at the shipping step, until the order or the end of the tab.
    /^checkoutDraft$/,
    /^lazyChunkReload$/,
    /^pendingCheckout$/,
    // Where a page was scrolled to, for Back.
    /^react-router-scroll-positions$/,
  ),
  ...item(
    'cookie',
    'necessary',
    /^cookieConsent$/,
    /^language_[^_]+_[a-z]{2}$/,
    /^navContext_[^_]+_[a-z]{2}$/,
    // For forms that are sent before or without a script.
    /^shoppingSession_[\w-]+$/,
    /^favoritesAdded$/,
    /^token$/,
    /^forterToken$/,
    /^staging_gate$/,
    /^preview$/,
    /^preview_access$/,
  ),
  // Which variants of blocks a visitor sees, and which of them are counted (docs/consent.md).
  ...item('cookie', 'statistics', /^variantNumber$/),
  ...item('local', 'statistics', /^variantsCounted$/),
  // The tag manager's.
  ...item('cookie', 'statistics', /^_ga$/, /^_ga_\w+$/, /^_gid$/, /^_gat\w*$/),
  ...item('cookie', 'marketing', /^_gcl_\w+$/, /^__kla_id$/, /^__kla_off$/),
]
