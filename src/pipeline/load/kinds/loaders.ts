import type { MatchedKind } from '../../match/match-route.ts'
import type { Loader } from '../loader.ts'
import { loadCheckout, loadContent, loadHome, loadLanding, loadNotFound } from './content-pages.ts'
import { loadBrand, loadBrandIndex, loadNavigationListing, loadSearch } from './listing-pages.ts'
import { loadProduct } from './load-product.ts'

/**
 * How the page of each kind that an address shows is loaded. Not in the kind's record (schemas/page-kinds.ts): whoever asks what an
 * address is, such as the publisher, the sitemap or the composer, would have listing, product and checkout with the answer.
 */
export const LOADERS: Readonly<Record<MatchedKind, Loader>> = {
  home: loadHome,
  landing: loadLanding,
  listing: loadNavigationListing,
  search: loadSearch,
  brand: loadBrand,
  brandIndex: loadBrandIndex,
  product: loadProduct,
  notFound: loadNotFound,
  favorites: loadContent,
  tracking: loadContent,
  contact: loadLanding,
  checkout: loadCheckout,
  complete: loadContent,
  orders: loadContent,
  orderDetails: loadContent,
  orderStatus: loadContent,
  recreateCart: loadContent,
  redirect: loadContent,
  account: loadContent,
  accountCreate: loadContent,
  accountAddresses: loadContent,
  accountVerify: loadContent,
  accountSignIn: loadContent,
  accountForgotPassword: loadContent,
  accountSetPassword: loadContent,
  accountPaymentMethods: loadContent,
  accountProfile: loadContent,
  accountData: loadContent,
}
