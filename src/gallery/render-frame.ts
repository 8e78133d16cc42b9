import { registry as blocks } from '../../block-registry/index.ts'
import type { BlockType } from '../../schemas/generated/types.ts'
import type { Fixture } from '../../block-registry/fixture.ts'
import type { Report } from '../lib/report.ts'
import { loadMessages } from '../i18n/load-messages.ts'
import { planHydration } from '../pipeline/render/containers.ts'
import { shellTexts } from '../pipeline/document/shell-texts.ts'
import { toRegistry, createViewStore } from '../pipeline/blocks/registry.ts'
import { typesOf } from '../pipeline/blocks/tree.ts'
import type { FullPageView } from '../pipeline/load/page-view.ts'
import { siteValueOf } from '../site/site-value.ts'
import { textLanguageOf } from '../site/text-language.ts'
import { themeOf } from '../site/theme-of.ts'
import type { Assets } from '../pipeline/document/assets.ts'
import { renderDocument } from '../pipeline/document/document.ts'
import { createFragmentCache } from '../pipeline/render/fragment-cache.ts'
import { inlineScriptsOf } from '../pipeline/document/inline-scripts.ts'
import { packView } from '../pipeline/document/packed/pack-view.ts'
import { renderPage } from '../pipeline/render/render-page.tsx'
import { shopperMark } from '../pipeline/document/shopper-mark.ts'
import { siteForBrowser } from '../pipeline/document/boot-data.ts'
import { BARE_PAGE } from './bare-page.ts'
import { changedFixture } from './changed-fixture.ts'
import { demoNavigation } from './demo-navigation.ts'
import { demoTerms } from './demo-terms.ts'
import type { FixtureRequest } from './fixture-request.ts'
import { defined } from '../lib/defined.ts'

interface FrameRequest extends FixtureRequest {
  /** Address of the frame as its browser has it. */
  readonly url: URL
  /** Of the build whose chunks bring it to life. */
  readonly assets: Assets
  readonly build: string
}

export interface RenderedFrame {
  readonly html: string
  readonly styleHash?: string
  readonly inlineScripts: readonly string[]
}

const registry = toRegistry(blocks)
const views = createViewStore(registry)

/**
 * A fixture as the one block of a page of the shop: rendered, sent and hydrated as shoppers' pages are, by the same chunks.
 * Undefined where there is none of that number. Errors are thrown, not hidden.
 */
export const renderFrame = async (request: FrameRequest): Promise<RenderedFrame | undefined> => {
  const { site: config, language, direction, url, assets, build } = request
  const fixture = changedFixture(request)
  if (fixture === undefined) return undefined
  const view = viewOf(fixture)
  const site = siteValueOf(config, language, demoTerms)
  // The browser takes this for its own address, so that the router and blocks that read it find themselves in the shop.
  const path = `${site.basePath}${view.context.path}`
  const [messages] = await Promise.all([loadMessages(site.locale), views.loadAll(typesOf(view.items))])
  const deps = { registry, views, showsProblems: false, report: fail }
  const rendered = renderPage({
    place: { site, messages },
    loaded: { view, frame: NO_FRAME, navigation: demoNavigation, path },
    search: url.search,
    deps,
    fragments: createFragmentCache(),
  })
  const styles = await assets.styles({ theme: themeOf(config).name, types: typesOf(view.items), running: typesOf(rendered.view.items) })
  const html = renderDocument({
    // The browser takes the direction of the document, blocks that ask the site for it that of the language.
    site: { ...site, ...defined({ direction }) },
    title: fixture.name,
    head: [],
    preamble: [...assets.preamble, ...shopperMark({ items: view.items, site: config, origin: url.origin })],
    styles,
    entry: assets.entry,
    bootModule: assets.boot,
    modules: assets.modules(textLanguageOf(site.locale), planHydration(rendered.view.items, registry).eager),
    body: rendered.body,
    boot: {
      view: packView(rendered.view),
      frame: rendered.frame,
      site: siteForBrowser(config),
      terms: demoTerms,
      language,
      texts: assets.texts(site.locale),
      shellTexts: shellTexts(messages),
      path,
      build,
      showsProblems: false,
    },
  })
  return {
    html: html.join(''),
    inlineScripts: inlineScriptsOf(view.items),
    ...defined({ styleHash: styles.inlineHash }),
  }
}

const NO_FRAME = { header: [], footer: [], data: {} }

const viewOf = ({ node, data, context }: Fixture<BlockType>): FullPageView => ({
  key: 'gallery',
  items: [node],
  context: { ...BARE_PAGE, ...context },
  data: data === undefined ? {} : { [node.id]: data },
  head: [],
})

/** Problems are shown to developers, not to shoppers. */
const fail = ({ message, details }: Report): never => {
  throw new Error(`${message}: ${String(details?.['cause'])}`)
}
