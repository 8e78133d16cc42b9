import { createContext, useContext, type ReactNode } from 'react'
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
import type { Shopper } from '../hydrate/create-shopper.ts'
import type { Frame } from '../load/load-frame.ts'
import type { RenderEnv } from './render-env.ts'

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
              <AppContext value={app}>{children}</AppContext>
            </CartProvider>
          </AccountProvider>
        </CommerceProvider>
      </NavigationContext>
    </MessagesProvider>
  </SiteContext>
)

/** What the application root knows and pages do not: how to render, and header and footer. */
export interface AppValue {
  readonly frame: Frame
  readonly env: Omit<RenderEnv, 'data'>
}

const AppContext = createContext<AppValue | undefined>(undefined)

export const useApp = (): AppValue => {
  const value = useContext(AppContext)
  if (value === undefined) throw new Error('useApp needs an App around it')
  return value
}
