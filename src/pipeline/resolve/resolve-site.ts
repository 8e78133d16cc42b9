import type { SiteTerms } from '../../../schemas/api/site-terms.ts'
import type { Messages } from '../../i18n/messages.ts'
import { defined } from '../../lib/defined.ts'
import { parseAcceptLanguage } from '../../site/accept-language.ts'
import { localeTag } from '../../site/locale-tag.ts'
import { resolvePrefix, type ResolvedPrefix } from '../../site/resolve-prefix.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import { siteOf } from '../../site/site-of.ts'
import { siteValueOf, type SiteValue } from '../../site/site-value.ts'
import { visitorCookies } from '../../site/visitor-cookies.ts'
import type { RenderDeps, RenderRequest } from '../render-deps.ts'

/** Where a request is: site, language, and the path within it. */
export interface ResolvedSite {
  readonly site: SiteValue
  readonly prefix: ResolvedPrefix
  readonly messages: Messages
  /** What the site promises could not be read: the page promises nothing, and is not cached. */
  readonly lacksTerms: boolean
}

export const resolveSite = async (request: RenderRequest, deps: RenderDeps): Promise<ResolvedSite> => {
  const { url, preview } = request
  const config = preview?.site ?? siteOf({ host: url.hostname, path: url.pathname }, deps.sites)
  if (config === undefined) throw new Error('No site is configured')
  const prefix = await prefixOf(config, request, deps)
  const [terms, messages] = await Promise.all([readTerms(config, deps), deps.messagesOf(localeTag(prefix.language, config.code))])
  const site = { ...siteValueOf(config, prefix.language, terms), ...(deps.marksMissingTexts === true ? { marksMissingTexts: true } : {}) }
  return { site, prefix, messages, lacksTerms: terms === undefined }
}

const prefixOf = async (site: SiteConfig, { url, acceptLanguage, cookies }: RenderRequest, deps: RenderDeps): Promise<ResolvedPrefix> => {
  const folders = new Set(deps.sites.map(({ countryFolder }) => countryFolder).filter((folder) => folder !== ''))
  const { language: stored } = visitorCookies(cookies, site)
  const hints = { accepted: parseAcceptLanguage(acceptLanguage ?? ''), ...defined({ stored }) }
  const prefix = resolvePrefix(url.pathname, { site, folders, hints, isSlug: await slugTest(site, deps) })
  if (prefix.isWrong) deps.report({ code: 'wrongPrefix', message: `No such language or country here: ${url.pathname.slice(0, 60)}` })
  return prefix
}

const NO_MESSAGES = {}

/** First-level slugs are never taken for a language; a tree that cannot be read names none. */
const slugTest = async (config: SiteConfig, deps: RenderDeps): Promise<(segment: string) => boolean> => {
  const site = siteValueOf(config, config.defaultLanguage)
  try {
    const tree = await deps.pageDepsOf({ site, messages: NO_MESSAGES, isPreview: false }).getNavigation()
    return (segment) => tree.some((node) => node.slug === segment)
  } catch (cause) {
    deps.report({ code: 'navigationFailed', message: 'The navigation tree could not be read', details: { cause: String(cause) } })
    return () => false
  }
}

const readTerms = async (site: SiteConfig, deps: RenderDeps): Promise<SiteTerms | undefined> => {
  try {
    return await deps.termsOf(site)
  } catch (cause) {
    deps.report({ code: 'siteTermsFailed', message: 'What the site promises could not be read', details: { cause: String(cause) } })
    return undefined
  }
}
