import { earliest } from '../../content/select-blocks.ts'
import { defined } from '../../lib/defined.ts'
import { textLanguageOf } from '../../site/text-language.ts'
import { themeOf } from '../../site/theme-of.ts'
import { typesOf } from '../blocks/tree.ts'
import type { LoadedPage } from '../load/load-page.ts'
import type { DraftStates } from '../load/watch-drafts.ts'
import { NO_RATES } from '../load/read-shipping-rates.ts'
import type { RenderDeps, RenderRequest, RenderResponse } from '../render-deps.ts'
import { planHydration } from '../render/containers.ts'
import type { RenderedPage } from '../render/render-page.tsx'
import { instantOfPreview, type PreviewRequest } from '../resolve/preview-request.ts'
import type { ResolvedSite } from '../resolve/resolve-site.ts'
import type { ErrorReports } from './assets.ts'
import { siteForBrowser, type PreviewBoot, type SentBootData } from './boot-data.ts'
import { renderDocument } from './document.ts'
import { inlineScriptsOf } from './inline-scripts.ts'
import { packView } from './packed/pack-view.ts'
import { pageHeaders, retryScript, surrogateKeys } from './page-headers.ts'
import { shellTexts } from './shell-texts.ts'
import { shopperMark } from './shopper-mark.ts'
import { structuredData } from './structured-data/structured-data.ts'

interface Input {
  readonly request: RenderRequest
  readonly place: ResolvedSite
  readonly loaded: LoadedPage
  readonly rendered: RenderedPage
  readonly deps: RenderDeps
}

/** The answer with a page: its document, its headers, and what caches have to know of it. */
export const writePage = async (input: Input): Promise<RenderResponse> => {
  const { request, place, loaded, rendered, deps } = input
  const { view, frame, tests, origin } = loaded
  const { site } = place
  const items = [...frame.header, ...view.items, ...frame.footer]
  const running = [...rendered.frame.header, ...rendered.view.items, ...rendered.frame.footer]
  const styles = await deps.assets.styles({ theme: themeOf(site.site).name, types: typesOf(items), running: typesOf(running) })
  const html = renderDocument({
    site,
    title: view.context.title,
    head: view.head,
    preamble: [
      ...deps.assets.preamble,
      ...shopperMark({ items, site: site.site, origin: request.url.origin }),
      ...retryScript(view, site.site),
    ],
    styles,
    entry: deps.assets.entry,
    bootModule: deps.assets.boot,
    errors: errorReports(deps, request.preview),
    modules: deps.assets.modules(textLanguageOf(site.locale), planHydration(running, deps.registry).eager),
    body: rendered.body,
    data:
      request.preview?.settings === undefined ? structuredData({ view, site, origin, shipping: loaded.shipping ?? NO_RATES }) : undefined,
    boot: bootData(input),
  })
  const changesAt = earliest([view.changesAt, frame.changesAt])
  const isDegraded = place.lacksTerms || loaded.shipping === undefined || view.isDegraded === true || frame.isDegraded === true
  return {
    status: view.context.status,
    headers: pageHeaders({
      view,
      prefix: place.prefix,
      site,
      url: request.url,
      isPreview: request.preview !== undefined,
      isDegraded,
      goodForMs: changesAt === undefined ? undefined : changesAt - deps.now(),
      hasTest: tests.length > 0,
    }),
    html,
    surrogateKeys: surrogateKeys(view, site),
    inlineScripts: inlineScriptsOf(items),
    ...defined({ styleHash: styles.inlineHash, changesAt }),
    ...(tests.length === 0 ? {} : { tests }),
    isDegraded,
  }
}

/** What the browser takes the page over with. */
const bootData = ({ request: { preview }, place, loaded, rendered, deps }: Input): SentBootData => ({
  view: packView(rendered.view),
  frame: rendered.frame,
  site: siteForBrowser(place.site.site),
  terms: place.site.terms,
  language: place.site.language,
  texts: deps.assets.texts(place.site.locale),
  shellTexts: shellTexts(place.messages),
  path: loaded.path,
  build: deps.build,
  ...defined({ publicOrigin: deps.publicOrigin, searchUrl: deps.publicSearchUrl }),
  showsProblems: deps.showsProblems,
  ...defined({ marksMissingTexts: place.site.marksMissingTexts }),
  ...(preview === undefined ? {} : { preview: previewBoot(preview, loaded.drafts) }),
})

const previewBoot = (preview: PreviewRequest, drafts: DraftStates): PreviewBoot => {
  const { settings, pass } = preview
  return { drafts, ...defined({ pass, settings, at: instantOfPreview(preview) }) }
}

/** What merchandisers preview is not sold yet: its errors are theirs to see (THIRD-06). */
const errorReports = ({ assets, browserErrors = 'off' }: RenderDeps, preview: PreviewRequest | undefined): ErrorReports | undefined =>
  browserErrors === 'off' || preview !== undefined ? undefined : { module: assets.errors, fromHeadless: browserErrors === 'headless' }
