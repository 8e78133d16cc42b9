import { render as renderIntoDocument } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { MessagesProvider } from '../../src/i18n/messages-context.tsx'
import { ProductProvider } from '../../src/features/product/product.provider.tsx'
import type { SiteTerms } from '../../schemas/api/site-terms.ts'
import type { PageContext } from '../../src/page/page-context.ts'
import { PageContextProvider } from '../../src/page/use-page-context.ts'
import { NavigationContext } from '../../src/site/navigation-context.tsx'
import type { NavigationNode } from '../../src/site/navigation.ts'
import { SiteContext } from '../../src/site/site-context.tsx'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { siteValueOf } from '../../src/site/site-value.ts'
import { pageContext } from '../factories/page-context.ts'
import { site as siteByKey } from '../factories/site.ts'
import { demoTermsOf } from '../factories/site-terms.ts'
import { messagesOf } from './messages.ts'

export interface Surroundings {
  /** Key of themes/config.json; `gb` unless given. */
  readonly site?: string
  readonly language?: string
  /** Of its configuration. */
  readonly changes?: Partial<SiteConfig>
  /** The demo's unless given. */
  readonly terms?: SiteTerms
  readonly context?: Partial<PageContext>
  readonly navigation?: readonly NavigationNode[]
  /** As outside production. */
  readonly marksMissingTexts?: boolean
}

/** Everything a component of the shop expects above it. */
export const surround = (
  children: ReactNode,
  { site = 'gb', changes = {}, language, terms, context, navigation = [], marksMissingTexts = false }: Surroundings = {},
): ReactElement => {
  const config = siteByKey(site, changes)
  const value = { ...siteValueOf(config, language ?? config.defaultLanguage, terms ?? demoTermsOf(config)), marksMissingTexts }
  const page = pageContext(context)
  return (
    <SiteContext value={value}>
      <MessagesProvider messages={messagesOf(value.language)} locale={value.locale}>
        <NavigationContext value={navigation}>
          <PageContextProvider value={page}>
            <ProductProvider context={page}>{children}</ProductProvider>
          </PageContextProvider>
        </NavigationContext>
      </MessagesProvider>
    </SiteContext>
  )
}

/** testing-library's render, inside the shop's contexts. Needs the jsdom environment. */
export const render = (element: ReactElement, surroundings?: Surroundings) =>
  renderIntoDocument(element, { wrapper: ({ children }) => surround(children, surroundings) })
