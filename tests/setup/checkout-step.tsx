import { createMemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import { Checkout } from '../../block-registry/checkout/checkout.tsx'
import type { CommerceCall, CommerceClient } from '../../src/clients/commerce/commerce-client.ts'
import { CommerceProvider } from '../../src/clients/commerce/commerce-context.tsx'
import { AccountProvider } from '../../src/clients/identity/account-context.tsx'
import { GUEST } from '../../src/clients/identity/account-state.ts'
import { NO_ACCOUNT } from '../../src/clients/identity/no-account.ts'
import { CartProvider } from '../../src/features/cart/cart.provider.tsx'
import type { CartStore } from '../../src/features/cart/cart-store.ts'
import { BARE_PAGE } from '../../src/gallery/bare-page.ts'
import { PageContextProvider } from '../../src/page/use-page-context.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { site as siteByKey } from '../factories/site.ts'
import { InRouter } from './in-router.tsx'
import { render } from './render.tsx'

/** A client of the commerce API that answers what a test says. */
export const commerceOf = (send: (call: CommerceCall) => Promise<unknown>): CommerceClient =>
  // Answers are the test's own.
  ({ send, sessionId: () => 'session', onSessionChange: () => () => undefined, takeRebuilt: () => false }) as unknown as CommerceClient

interface Step {
  readonly step: 'basket' | 'shipping' | 'payment'
  readonly commerce: CommerceClient
  readonly store: CartStore
  readonly isSignedIn: boolean
  readonly site?: 'gb' | 'us'
  /** A box for news stands beside the e-mail address. */
  readonly emailSignup?: boolean
  /** Of the site; off where it has no vendor for one. */
  readonly hasNewsletter?: boolean
  readonly isNarrow?: boolean
  /** Of the site's configuration. */
  readonly changes?: Partial<SiteConfig>
}

/** The checkout block at one of its steps. */
export const renderCheckoutStep = ({
  step,
  commerce,
  store,
  isSignedIn,
  site = 'gb',
  emailSignup = false,
  hasNewsletter = true,
  isNarrow = false,
  changes = {},
}: Step): void => {
  // Each is a tab of its own: nothing was typed in it.
  sessionStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: isNarrow, addEventListener: () => undefined, removeEventListener: () => undefined }))
  const shopper = isSignedIn ? { ...GUEST, isUserSignedIn: true } : GUEST
  const path = `/checkout/${step}`
  const page = (
    <PageContextProvider value={{ ...BARE_PAGE, path, params: { step } }}>
      <Checkout
        id="checkout"
        slots={{ aside: null, empty: <p>Just in</p> }}
        position={{ index: 0, isAboveFold: true }}
        meta={{}}
        data={{}}
        props={{}}
      />
    </PageContextProvider>
  )
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] })
  render(
    <CommerceProvider value={commerce}>
      <AccountProvider value={{ ...NO_ACCOUNT, getState: () => shopper }}>
        <CartProvider store={store}>
          <InRouter router={router} />
        </CartProvider>
      </AccountProvider>
    </CommerceProvider>,
    {
      site,
      changes: { ...changesOf(site, emailSignup), ...(hasNewsletter ? {} : { emailSignup: { includeInterests: false } }), ...changes },
    },
  )
}

/** Without the script of a vendor, which no test answers: its limits of up to a minute would end in another test. */
const changesOf = (key: 'gb' | 'us', emailSignup: boolean) => {
  const { integrations, checkout } = siteByKey(key)
  return { integrations: { ...integrations, deviceFingerprint: { enabled: false } }, checkout: { ...checkout, emailSignup } }
}
