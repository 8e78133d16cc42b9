import { createContext, useContext, type ReactNode } from 'react'
import { MessagesProvider } from '../../i18n/messages-context.tsx'
import type { Messages } from '../../i18n/messages.ts'
import { NavigationContext, type NavigationSource } from '../../site/navigation-context.tsx'
import { SiteContext } from '../../site/site-context.tsx'
import type { SiteValue } from '../../site/site-value.ts'
import type { Frame } from '../load/load-frame.ts'
import type { RenderEnv } from './render-env.ts'

interface Props {
  readonly site: SiteValue
  readonly messages: Messages
  readonly navigation: NavigationSource
  readonly app: AppValue
  /** The router. */
  readonly children: ReactNode
}

/** What is around the whole shop: site, texts, navigation tree, and how to render. What is one shopper's own is around each block. */
export const App = ({ site, messages, navigation, app, children }: Props) => (
  <SiteContext value={site}>
    <MessagesProvider messages={messages} locale={site.locale}>
      <NavigationContext value={navigation}>
        <AppContext value={app}>{children}</AppContext>
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
