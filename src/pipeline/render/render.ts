import type { SiteTerms } from '../../../schemas/api/site-terms.ts'
import { recordOf } from '../../../schemas/page-kinds.ts'
import { loadFrame } from '../load/load-frame.ts'
import type { PageRedirect } from '../load/loader.ts'
import type { FullPageView } from '../load/page-view.ts'
import { preparePage } from '../load/prepare-page.ts'
import { planHydration } from './containers.ts'
import { shellTexts } from './shell-texts.ts'
import { earliest } from '../../content/select-blocks.ts'
import { typesOf } from './tree.ts'
import type { PageDeps } from '../../page/page-deps.ts'
import { parseAcceptLanguage } from '../../site/accept-language.ts'
import { localeTag } from '../../site/locale-tag.ts'
import { resolvePrefix, type ResolvedPrefix } from '../../site/resolve-prefix.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import { siteOf } from '../../site/site-of.ts'
import { siteValueOf, type SiteValue } from '../../site/site-value.ts'
import { textLanguageOf } from '../../site/text-language.ts'
import { themeOf } from '../../site/theme-of.ts'
import { visitorCookies } from '../../site/visitor-cookies.ts'
import { cacheControl, pageHeaders, retryScript, surrogateKeys } from '../document/page-headers.ts'
import { renderDocument, type ErrorReports } from '../document/document.ts'
import { NO_RATES, readShippingRates } from '../document/structured-data/read-shipping-rates.ts'
import { structuredData } from '../document/structured-data/structured-data.ts'
import { createFragmentCache } from './fragment-cache.ts'
import { inlineScriptsOf } from '../document/inline-scripts.ts'
import { packView } from '../document/packed/pack-view.ts'
import { siteForBrowser, type PreviewBoot } from '../document/boot-data.ts'
import { instantOfPreview, type PreviewRequest } from '../preview/preview-request.ts'
import type { RenderDeps, RenderRequest, RenderResponse } from './render-deps.ts'
import { renderPage } from './render-page.tsx'
import { shopperMark } from '../hydrate/shopper-mark.ts'
import { pickForVisitor } from '../../content/pick-for-visitor.ts'
import { withVariants } from './with-variants.ts'
import { watchDrafts, type DraftStates } from '../preview/watch-drafts.ts'
import { defined } from '../../lib/defined.ts'

/** The shop as one function: an address in, a status, headers and HTML out. Rejects only for a defect of our own. */
export const createRender = (shop: RenderDeps) => {
  const shared = createFragmentCache({ onRead: shop.onCacheRead?.cards })
  return async (request: RenderRequest): Promise<RenderResponse> => {
    const { url, preview } = request
    const deps = depsFor(preview, shop)
    const isPreview = preview?.settings !== undefined
    const config = preview?.site ?? siteOf({ host: url.hostname, path: url.pathname }, deps.sites)
    if (config === undefined) throw new Error('No site is configured')
    const resolved = await resolve(config, request, deps)
    const marks = deps.marksMissingTexts === true ? { marksMissingTexts: true } : {}
    const [terms, messages] = await Promise.all([readTerms(config, deps), deps.messagesOf(localeTag(resolved.language, config.code))])
    const site = { ...siteValueOf(config, resolved.language, terms), ...marks }
    const { pageDeps: content, states } = watchDrafts(
      withDraft(preview, withMenusAt(preview, deps.pageDepsOf({ site, messages, isPreview }))),
    )
    const { pageDeps, tests } = withVariants(content, pickForVisitor(request.visitor))
    const origin = deps.publicOrigin ?? url.origin
    const prepared = await preparePage(pageRequest(request, resolved, config), { ...deps, pageDeps, origin })
    if (prepared.outcome === 'redirect') return redirectResponse(prepared, site)

    const { view } = prepared
    const [frame, navigation, shipping] = await Promise.all([
      loadFrame({ ...deps, pageDeps, context: view.context }),
      pageDeps.getNavigation(),
      readShippingRates(view.context.product, site, deps),
    ])
    const path = addressOf(view, resolved, site)
    // A preview may show another version of a site under the same tag: it shares no fragments.
    const fragments = preview === undefined ? shared : createFragmentCache()
    const rendered = renderPage({ url: new URL(`${path}${url.search}`, url), site, messages, navigation, view, frame, deps, fragments })
    const running = [...rendered.frame.header, ...rendered.view.items, ...rendered.frame.footer]
    const styles = await deps.assets.styles({
      theme: themeOf(config).name,
      types: typesOf([...view.items, ...frame.header, ...frame.footer]),
      running: typesOf(running),
    })
    const html = renderDocument({
      site,
      title: view.context.title,
      head: view.head,
      preamble: [
        ...deps.assets.preamble,
        ...shopperMark({ items: [...frame.header, ...view.items, ...frame.footer], site: config, origin: url.origin }),
        ...retryScript(view, config),
      ],
      styles,
      entry: deps.assets.entry,
      bootModule: deps.assets.boot,
      errors: errorReports(deps, preview),
      modules: deps.assets.modules(textLanguageOf(site.locale), planHydration(running, deps.registry).eager),
      body: rendered.body,
      data: isPreview ? undefined : structuredData({ view, site, origin, shipping: shipping ?? NO_RATES }),
      boot: {
        view: packView(rendered.view),
        frame: rendered.frame,
        site: siteForBrowser(config),
        terms: site.terms,
        language: site.language,
        texts: deps.assets.texts(site.locale),
        shellTexts: shellTexts(messages),
        path,
        build: deps.build,
        ...defined({ publicOrigin: deps.publicOrigin, searchUrl: deps.publicSearchUrl }),
        showsProblems: deps.showsProblems,
        ...marks,
        ...(preview === undefined ? {} : { preview: previewBoot(preview, states) }),
      },
    })
    const changesAt = earliest([view.changesAt, frame.changesAt])
    const goodForMs = changesAt === undefined ? undefined : changesAt - deps.now()
    const isDegraded = terms === undefined || shipping === undefined || view.isDegraded === true || frame.isDegraded === true
    return {
      status: view.context.status,
      headers: pageHeaders({
        view,
        resolved,
        site,
        url,
        isPreview: preview !== undefined,
        isDegraded,
        goodForMs,
        hasTest: tests.length > 0,
      }),
      html,
      surrogateKeys: surrogateKeys(view, site),
      ...defined({ styleHash: styles.inlineHash }),
      inlineScripts: inlineScriptsOf([...frame.header, ...view.items, ...frame.footer]),
      ...defined({ changesAt }),
      ...(tests.length === 0 ? {} : { tests }),
      isDegraded,
    }
  }
}

/** A preview may show another instant, and shows problems that shoppers do not see. */
const depsFor = (preview: PreviewRequest | undefined, shop: RenderDeps): RenderDeps => {
  if (preview?.settings === undefined) return shop
  const at = instantOfPreview(preview)
  return { ...shop, showsProblems: true, ...(at === undefined ? {} : { now: () => at }) }
}

/** Menus have windows of time as blocks have: a preview of another day has the menus of that day. */
const withMenusAt = (preview: PreviewRequest | undefined, pageDeps: PageDeps): PageDeps => {
  const at = preview === undefined ? undefined : instantOfPreview(preview)
  return at === undefined ? pageDeps : { ...pageDeps, getNavigation: () => pageDeps.getNavigation(at) }
}

const withDraft = (preview: PreviewRequest | undefined, pageDeps: PageDeps): PageDeps => {
  const draft = preview?.draft
  return draft === undefined ? pageDeps : { ...pageDeps, getPage: async (key) => (key === draft.key ? draft : pageDeps.getPage(key)) }
}

/** What merchandisers preview is not sold yet: its errors are theirs to see (THIRD-06). */
const errorReports = ({ assets, browserErrors = 'off' }: RenderDeps, preview: PreviewRequest | undefined): ErrorReports | undefined =>
  browserErrors === 'off' || preview !== undefined ? undefined : { module: assets.errors, fromHeadless: browserErrors === 'headless' }

const previewBoot = (preview: PreviewRequest, drafts: DraftStates): PreviewBoot => {
  const { settings, pass } = preview
  const at = instantOfPreview(preview)
  return {
    drafts,
    ...defined({ pass, settings, at }),
  }
}

const resolve = async (site: SiteConfig, { url, acceptLanguage, cookies }: RenderRequest, deps: RenderDeps): Promise<ResolvedPrefix> => {
  const folders = new Set(deps.sites.map(({ countryFolder }) => countryFolder).filter((folder) => folder !== ''))
  const { language: stored } = visitorCookies(cookies, site)
  const hints = { accepted: parseAcceptLanguage(acceptLanguage ?? ''), ...defined({ stored }) }
  const resolved = resolvePrefix(url.pathname, { site, folders, hints, isSlug: await slugTest(site, deps) })
  if (resolved.isWrong) deps.report({ code: 'wrongPrefix', message: `No such language or country here: ${url.pathname.slice(0, 60)}` })
  return resolved
}

/** Undefined where they cannot be read: the page then promises nothing, and is not cached. */
const readTerms = async (site: SiteConfig, deps: RenderDeps): Promise<SiteTerms | undefined> => {
  try {
    return await deps.termsOf(site)
  } catch (cause) {
    deps.report({ code: 'siteTermsFailed', message: 'What the site promises could not be read', details: { cause: String(cause) } })
    return undefined
  }
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

const pageRequest = ({ url, cookies, isMaintenance = false }: RenderRequest, { path }: ResolvedPrefix, site: SiteConfig) => {
  const { navContext } = visitorCookies(cookies, site)
  return { path, query: url.searchParams, isMaintenance, ...defined({ userNavContext: navContext }) }
}

const redirectResponse = ({ to, status }: PageRedirect, site: SiteValue): RenderResponse => ({
  status,
  headers: {
    location: site.href(to),
    'cache-control': status === 301 ? cacheControl({ isPublic: true }) : cacheControl({ isPublic: false }),
  },
  html: [],
  surrogateKeys: ['redirects'],
})

/** The path as it should have been: what the router renders, so that the browser, which corrects its address, agrees. */
const addressOf = ({ context }: FullPageView, { correctedPath }: ResolvedPrefix, { basePath }: SiteValue): string =>
  recordOf(context.kind).showsOwnPath === true && context.status === 200 ? `${basePath}${context.path}` : correctedPath
