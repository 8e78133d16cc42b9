import { renderToStaticMarkup } from 'react-dom/server'
import { loadMessages } from '../../i18n/load-messages.ts'
import { MessagesProvider } from '../../i18n/messages-context.tsx'
import { SiteContext } from '../../site/site-context.tsx'
import type { SiteConfig } from '../../site/site-config.ts'
import { siteValueOf } from '../../site/site-value.ts'
import { themeOf } from '../../site/theme-of.ts'
import { demoTerms } from '../demo-terms.ts'
import { DesignPage } from './design-page.tsx'
import { darkTokens, readTokens } from './read-tokens.ts'
import { schemeRules } from './scheme-rules.ts'
import { themeCss } from './theme-css.ts'
import { defined } from '../../lib/defined.ts'

export interface DesignRequest {
  /** Whose theme is shown, and whose prices. */
  readonly site: SiteConfig
  readonly language: string
  /** Against the language's own. */
  readonly direction?: 'ltr' | 'rtl'
  readonly scheme: 'light' | 'dark'
}

export interface RenderedDesign {
  readonly html: string
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  /** Name of the site's theme. */
  readonly theme: string
  /** Whether the theme has colours for the dark. */
  readonly hasDark: boolean
  /** Rules that show the colours of the scheme that was asked for, whichever the machine prefers. */
  readonly rules: string
}

/** The page of the design without its frame, as HTML that needs no script. */
export const renderDesign = async (request: DesignRequest, css = themeCss(themeOf(request.site).name)): Promise<RenderedDesign> => {
  const { site: config, language, direction, scheme } = request
  const site = { ...siteValueOf(config, language, demoTerms), ...defined({ direction }) }
  const { name: theme } = themeOf(config)
  const root = { theme, language: site.locale }
  const messages = await loadMessages(site.locale)
  const dark = darkTokens(css, root)
  const shown = dark.size === 0 ? 'light' : scheme
  const tokens = readTokens(css, { ...root, scheme: shown })
  const html = renderToStaticMarkup(
    <SiteContext value={site}>
      <MessagesProvider messages={messages} locale={site.locale}>
        <DesignPage tokens={tokens} />
      </MessagesProvider>
    </SiteContext>,
  )
  return {
    html,
    locale: site.locale,
    direction: site.direction,
    theme,
    hasDark: dark.size > 0,
    rules: schemeRules({ scheme: shown, tokens, names: [...dark.keys()] }),
  }
}
