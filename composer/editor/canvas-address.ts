import type { PageKind } from '../../schemas/page-kinds.ts'
import { KEYS_AROUND_PAGES } from '../../src/content/draft-page.ts'
import { pathOfKey } from '../../src/content/page-entry.ts'
import { basePathOf } from '../../src/site/base-path.ts'
import { previewParameters } from '../../src/site/preview-mode.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'

/** What of the catalogue stands in where a page is shown with any listing or product. */
export interface Examples {
  /** `/women/clothing`. */
  readonly category: string | undefined
  readonly productId: string | undefined
}

interface Input {
  readonly site: SiteConfig
  readonly language: string
  readonly key: string
  readonly kind: string
  readonly examples: Examples
}

/** Where the preview shows a page, for the canvas; undefined for pages that no address shows by itself. */
export const canvasAddress = ({ site, language, key, kind, examples }: Input): string | undefined => {
  const path = KEYS_AROUND_PAGES.includes(key) ? '/' : (pathOfKey(key) ?? pathOfKind(kind, examples, site))
  if (path === undefined) return undefined
  const [pathname, query = ''] = path.split('?')
  const search = previewParameters({ client: site.clientName, country: site.code, preview: '1' })
  // What shoppers are asked would lie over what she works on, and cannot be answered there.
  for (const name of ['hideCookieBanner', 'hidePopups', 'hideModal', 'hideEmailPopup']) search.set(name, '1')
  for (const [name, value] of new URLSearchParams(query)) search.set(name, value)
  return `${basePathOf(site, language)}${pathname}?${search.toString()}`
}

const pathOfKind = (kind: string, { category, productId }: Examples, site: SiteConfig): string | undefined => {
  switch (kind as PageKind) {
    case 'listing':
      return category
    case 'product':
      return productId === undefined ? undefined : `/product/p/${encodeURIComponent(productId)}`
    case 'productNotFound':
      return '/product/p/0'
    case 'notFound':
      return '/page-that-is-not-there/at-all'
    case 'emptySearch':
      return '/search?query=zzqqxx'
    case 'brandIndex':
      return `/${site.navigation.brandsPath}`
    case 'accountCreate':
      return '/account/create'
    case 'accountAddresses':
      return '/account/addresses'
    case 'accountSignIn':
      return '/account/sign-in'
    case 'accountForgotPassword':
      return '/account/forgot-password'
    case 'accountSetPassword':
      return '/account/set-password'
    case 'accountPaymentMethods':
      return '/account/payment-methods'
    case 'accountProfile':
      return '/account/profile'
    case 'accountData':
      return '/account/data'
    case 'accountVerify':
      return '/account/verify'
    case 'orderStatus':
      return '/orders/order-status'
    case 'recreateCart':
      return '/recreateCart'
    default:
      return undefined
  }
}
