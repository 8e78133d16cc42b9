import type { ComponentType, ReactNode } from 'react'
import { report } from '../../lib/report.ts'
import { apiOrigin } from '../../clients/commerce/api-origin.ts'
import { CommerceProvider, useCommerce } from '../../clients/commerce/commerce-context.tsx'
import { createCommerceClient } from '../../clients/commerce/create-commerce-client.ts'
import { AccountProvider } from '../../clients/identity/account-context.tsx'
import { createAccount } from '../../clients/identity/create-account.ts'
import { identitySettingsOf } from '../../clients/identity/identity-settings.ts'
import { NO_ACCOUNT } from '../../clients/identity/no-account.ts'
import { browserStorage } from '../../lib/browser-storage.ts'
import { raise } from '../../features/analytics/raise.ts'
import { CartProvider, loadCartOnce } from '../../features/cart/cart.provider.tsx'
import { createCartStore, createCartTabs } from '../../features/cart/create-cart-store.ts'
import { creditVariants } from '../../site/variant-credit.ts'
import { markDocument } from './mark-document.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import type { SiteValue } from '../../site/site-value.ts'
import type { Account } from '../../clients/identity/account.ts'
import { createShopFetch } from '../../features/maintenance/create-shop-fetch.ts'
import { wallTime } from '../../lib/clock.ts'
import type { CommerceClient } from '../../clients/commerce/commerce-client.ts'
import { defined } from '../../lib/defined.ts'

interface Options {
  /** The value of preview mode, while that is on. */
  readonly preview?: string | undefined
  /** A preview says itself who sees it. */
  readonly isAudienceGiven: boolean
}

/** The shopper's line to the shop API, their account, and their cart on a site, with what gives them to a block. */
export const createShopper = (value: SiteValue, { preview, isAudienceGiven }: Options): Shopper => {
  const { site, language } = value
  const clock = { now: wallTime }
  const account = accountOf({ site, language })
  if (!isAudienceGiven) followShopper(account, document.documentElement, site)
  const commerce = createCommerceClient({
    baseUrl: apiOrigin(window.location, site.api.portMap),
    site,
    language,
    fetch: createShopFetch(value),
    storage: browserStorage(),
    auth: account.auth,
    report,
    clock,
    events: window,
    cookies: document,
    ...defined({ preview }),
  })
  const cart = createCartStore({ commerce, report, clock, tabs: createCartTabs(site.siteTag), onAdded: () => creditVariants('bag') })
  const Provider = ({ children }: { readonly children: ReactNode }) => {
    // A block inside another one has it already.
    if (useCommerce() === commerce) return children
    return (
      <CommerceProvider value={commerce}>
        <AccountProvider value={account}>
          <CartProvider store={cart} onAnalytics={raise}>
            {children}
          </CartProvider>
        </AccountProvider>
      </CommerceProvider>
    )
  }
  return { commerce, loadCart: () => loadCartOnce(cart), Provider }
}

/** A site without an identity provider has no accounts. */
const accountOf = ({ site, language }: Pick<SiteValue, 'site' | 'language'>): Account => {
  const settings = identitySettingsOf(site, window.location.origin)
  if (settings === undefined) return NO_ACCOUNT
  return createAccount({
    settings,
    fetch: window.fetch.bind(window),
    storage: browserStorage(),
    events: window,
    clock: { now: wallTime },
    metadata: { language, siteTag: site.siteTag },
  })
}

/** Marks the document again with every sign-in, sign-out and renewal, also those of another tab. */
const followShopper = ({ getState, subscribe }: Pick<Account, 'getState' | 'subscribe'>, element: HTMLElement, site: SiteConfig): void => {
  const mark = (): void => {
    const { isUserSignedIn, userGroups } = getState()
    markDocument(element, { isSignedIn: isUserSignedIn, groups: userGroups }, site)
  }
  mark()
  subscribe(mark)
}

/** What is one shopper's own: there in the browser only, since server HTML contains nothing personal. */
export interface Shopper {
  readonly commerce: CommerceClient
  /** Ahead of the blocks that show it, which load it as well where nobody has. */
  readonly loadCart: () => void
  /** Around each block, not around the page: nothing of it is there before the first block hydrates. */
  readonly Provider: ComponentType<{ readonly children: ReactNode }>
}
