import type { PageKind } from '../../../schemas/page.ts'
import type { SiteConfig } from '../../site/site-config.ts'

/** A path the shop itself claims. `:name` is a segment, `:name?` an optional one; every route matches exactly (ROUTE-27). */
export interface Route {
  readonly pattern: string
  readonly kind: PageKind
  /** Whether the site has it; all sites unless given. */
  readonly isOn?: (site: SiteConfig) => boolean
}

const hasAccounts = (site: SiteConfig): boolean => site.integrations['identityProvider']?.enabled === true

/**
 * Static paths and patterns of the specification, in the order they are tried (TRICKY-04). After them come the
 * configured landing paths, the brand routes, the navigation tree, and not found: see match-route.ts.
 */
export const ROUTES: readonly Route[] = [
  { pattern: '/', kind: 'home' },
  { pattern: '/account', kind: 'account', isOn: hasAccounts },
  { pattern: '/account/create', kind: 'accountCreate', isOn: hasAccounts },
  { pattern: '/account/addresses', kind: 'accountAddresses', isOn: hasAccounts },
  { pattern: '/account/verify', kind: 'accountVerify', isOn: hasAccounts },
  { pattern: '/account/sign-in', kind: 'accountSignIn', isOn: hasAccounts },
  { pattern: '/account/forgot-password', kind: 'accountForgotPassword', isOn: hasAccounts },
  { pattern: '/account/set-password', kind: 'accountSetPassword', isOn: hasAccounts },
  { pattern: '/account/payment-methods', kind: 'accountPaymentMethods', isOn: hasAccounts },
  { pattern: '/complete', kind: 'complete' },
  { pattern: '/my-favorites', kind: 'favorites' },
  { pattern: '/orders', kind: 'orders' },
  { pattern: '/orders/order-status', kind: 'orderStatus' },
  { pattern: '/recreateCart', kind: 'recreateCart' },
  { pattern: '/redirect', kind: 'redirect' },
  { pattern: '/search', kind: 'search' },
  { pattern: '/tracking', kind: 'tracking' },
  { pattern: '/product/:slug/:id?', kind: 'product' },
  { pattern: '/checkout/:step?', kind: 'checkout' },
  { pattern: '/orders/:orderReference', kind: 'orderDetails' },
]
