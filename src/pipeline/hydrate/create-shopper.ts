import { report } from '../../lib/report.ts'
import { apiOrigin } from '../../clients/commerce/api-origin.ts'
import { createCommerceClient } from '../../clients/commerce/create-commerce-client.ts'
import { createAccount } from '../../clients/identity/create-account.ts'
import { identitySettingsOf } from '../../clients/identity/identity-settings.ts'
import { NO_ACCOUNT } from '../../clients/identity/no-account.ts'
import { browserStorage } from '../../lib/browser-storage.ts'
import { createCartStore, createCartTabs } from '../../features/cart/create-cart-store.ts'
import type { SiteValue } from '../../site/site-value.ts'
import type { Account } from '../../clients/identity/account.ts'
import { createShopFetch } from '../../features/maintenance/create-shop-fetch.ts'
import { wallTime } from '../../lib/clock.ts'
import type { CommerceClient } from '../../clients/commerce/commerce-client.ts'
import type { CartStore } from '../../features/cart/cart-store.ts'

/** The shopper's line to the shop API and their cart on a site. `preview`: the value of preview mode, while that is on. */
export const createShopper = (value: SiteValue, preview?: string): Shopper => {
  const { site, language } = value
  const clock = { now: wallTime }
  const account = accountOf({ site, language })
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
    ...(preview === undefined ? {} : { preview }),
  })
  return { commerce, account, cart: createCartStore({ commerce, report, clock, tabs: createCartTabs(site.siteTag) }) }
}

/** A site without an identity provider has no accounts. */
const accountOf = ({ site, language }: Pick<SiteValue, 'site' | 'language'>): Account => {
  const settings = identitySettingsOf(site, window.location.origin)
  if (settings === undefined) return NO_ACCOUNT
  const account = createAccount({
    settings,
    fetch: window.fetch.bind(window),
    storage: browserStorage(),
    events: window,
    clock: { now: wallTime },
    metadata: { language, siteTag: site.siteTag },
  })
  account.subscribe(() => markShopper(account))
  return account
}

/** Blocks for guests or for who is signed in follow a sign-in on this page, as `mark-shopper.js` has marked the one it began with. */
const markShopper = ({ getState }: Pick<Account, 'getState'>): void => {
  if (getState().isUserSignedIn) document.documentElement.dataset['shopper'] = 'signedIn'
  else delete document.documentElement.dataset['shopper']
}

/** What is one shopper's own: there in the browser only, since server HTML contains nothing personal. */
export interface Shopper {
  readonly commerce: CommerceClient
  readonly cart: CartStore
  readonly account: Account
}
