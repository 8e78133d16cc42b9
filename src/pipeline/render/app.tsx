import type { ReactNode } from 'react'
import { CommerceProvider } from '../../clients/commerce/commerce-context.tsx'
import { AccountProvider } from '../../clients/identity/account-context.tsx'
import { NO_ACCOUNT } from '../../clients/identity/no-account.ts'
import { MessagesProvider } from '../../i18n/messages-context.tsx'
import type { Messages } from '../../i18n/messages.ts'
import { CartProvider } from '../../features/cart/cart.provider.tsx'
import { EMPTY_CART_STORE } from '../../features/cart/cart-store.ts'
import { NavigationContext, type NavigationSource } from '../../site/navigation-context.tsx'
import { SiteContext } from '../../site/site-context.tsx'
import type { SiteValue } from '../../site/site-value.ts'
import { AppProvider, type AppValue } from './app-context.ts'
import type { Shopper } from '../hydrate/shopper.ts'

interface Props {
  readonly site: SiteValue
  readonly messages: Messages
  readonly navigation: NavigationSource
  readonly app: AppValue
  /** Absent on the server. */
  readonly shopper?: Shopper
  /** The router. */
  readonly children: ReactNode
}

/** What is around the whole shop: site, texts, navigation tree, the shopper's own, and how to render. */
export const App = ({ site, messages, navigation, app, shopper, children }: Props) => (
  <SiteContext value={site}>
    <MessagesProvider messages={messages} locale={site.locale}>
      <NavigationContext value={navigation}>
        <CommerceProvider value={shopper?.commerce}>
          <AccountProvider value={shopper?.account ?? NO_ACCOUNT}>
            <CartProvider store={shopper?.cart ?? EMPTY_CART_STORE}>
              <AppProvider value={app}>{children}</AppProvider>
            </CartProvider>
          </AccountProvider>
        </CommerceProvider>
      </NavigationContext>
    </MessagesProvider>
  </SiteContext>
)
