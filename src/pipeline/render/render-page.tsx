import { renderToString } from 'react-dom/server'
import type { Messages } from '../../i18n/messages.ts'
import { PageRouterProvider, stillRouter } from '../../page/router-context.ts'
import { watchContext } from '../../page/watch-context.ts'
import { ServerBlock } from './server-block.tsx'
import type { RenderEnv } from './render-env.ts'
import { toHydrationTree, type TreeNode } from './tree.ts'
import { withoutStaticData } from './without-static-data.ts'
import type { Frame } from '../load/load-frame.ts'
import type { FullPageView, PageView } from '../load/page-view.ts'
import type { NavigationNode } from '../../site/navigation.ts'
import type { SiteValue } from '../../site/site-value.ts'
import { HtmlReuseContext } from '../../ui/reused/html-reuse.ts'
import { App } from './app.tsx'
import type { HtmlStore } from './html-store.ts'
import { reportFailedBlock } from './report-failed-block.tsx'
import type { RenderDeps } from './render-deps.ts'
import { Shell } from './shell.tsx'

/** What drawing takes of all that a page is made from. */
type DrawingDeps = Pick<RenderDeps, 'registry' | 'views' | 'showsProblems' | 'report'>

interface Options {
  readonly url: URL
  readonly site: SiteValue
  readonly messages: Messages
  readonly navigation: readonly NavigationNode[]
  readonly view: FullPageView
  readonly frame: Frame
  readonly deps: DrawingDeps
  /** Parts drawn for earlier pages. */
  readonly drawn: HtmlStore
}

/** Ids that React gives out tell brothers from an only child, and in the browser the page has a brother (page-host.tsx). */
const NO_COMPANION = undefined

export interface RenderedPage {
  readonly body: string
  /** View and frame as the browser needs them. */
  readonly view: PageView
  readonly frame: Frame
}

/** The application as HTML, and what of its content hydration needs. A failing block is left out and reported. */
export const renderPage = (options: Options): RenderedPage => {
  const { url, site, messages, navigation, view, frame, deps, drawn } = options
  const failed = new Set<TreeNode>()
  const watched = watchContext(view.context)
  const env: Omit<RenderEnv, 'data'> = {
    registry: deps.registry,
    views: deps.views,
    Block: ServerBlock,
    showsProblems: deps.showsProblems,
    watchedContext: watched.context,
    onFailed: (node) => failed.add(node),
  }
  const router = stillRouter({ pathname: url.pathname.slice(site.basePath.length) || '/', search: url.search })
  const draw = (isUnguarded: boolean): string => {
    const { reuse, collect } = drawn.begin(`${site.site.siteTag} ${site.language}`)
    return collect(
      renderToString(
        <App site={site} messages={messages} navigation={navigation} app={{ frame, env: { ...env, isUnguarded } }}>
          <PageRouterProvider value={router}>
            <HtmlReuseContext value={reuse}>
              <Shell view={view} />
              {NO_COMPANION}
            </HtmlReuseContext>
          </PageRouterProvider>
        </App>,
      ),
    )
  }
  const body = drawGuardedIfNeeded(draw)
  for (const node of failed)
    reportFailedBlock({
      node,
      env: { ...env, data: { ...frame.data, ...view.data } },
      site,
      messages,
      navigation,
      context: view.context,
      report: deps.report,
    })
  return { body, view: cutView(view, watched.trimmed(), deps), frame: cutFrame(frame, deps) }
}

/** A page rarely fails, so boundaries around what stays HTML are paid for only when one is needed. */
const drawGuardedIfNeeded = (draw: (isUnguarded: boolean) => string): string => {
  try {
    return draw(true)
  } catch {
    // Whatever failed is found, left out and reported by the guarded render.
    return draw(false)
  }
}

const cutView = (view: FullPageView, context: PageView['context'], { registry }: Pick<RenderDeps, 'registry'>): PageView => {
  const items = toHydrationTree(view.items, registry)
  return { ...view, items, context, data: withoutStaticData(view.data, items) }
}

const cutFrame = (frame: Frame, { registry }: Pick<RenderDeps, 'registry'>): Frame => {
  const [header, footer] = [toHydrationTree(frame.header, registry), toHydrationTree(frame.footer, registry)]
  return { header, footer, data: withoutStaticData(frame.data, [...header, ...footer]) }
}
