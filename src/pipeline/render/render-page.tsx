import { renderToString } from 'react-dom/server'
import type { HtmlParts } from '../../lib/html-parts.ts'
import { PageRouterProvider, stillRouter } from '../../page/router-context.ts'
import { watchContext } from '../../page/watch-context.ts'
import { ServerBlock } from './server-block.tsx'
import type { RenderEnv } from './render-env.ts'
import { toHydrationTree, type TreeNode, type TreeItem } from '../blocks/tree.ts'
import type { Frame } from '../load/load-frame.ts'
import type { FullPageView, PageView } from '../load/page-view.ts'
import type { LoadedPage } from '../load/load-page.ts'
import type { ResolvedSite } from '../resolve/resolve-site.ts'
import { FragmentLookupContext } from '../../ui/cached-fragment/fragment-lookup.ts'
import { App } from './app.tsx'
import type { FragmentCache } from './fragment-cache.ts'
import { reportFailedBlock } from './report-failed-block.tsx'
import type { RenderDeps } from '../render-deps.ts'
import { Shell } from './shell.tsx'
import type { BlockData } from '../load/load-plan.ts'

interface Options {
  readonly place: Pick<ResolvedSite, 'site' | 'messages'>
  readonly loaded: Pick<LoadedPage, 'view' | 'frame' | 'navigation' | 'path'>
  /** Query of the address, with its question mark. */
  readonly search: string
  readonly deps: Pick<RenderDeps, 'registry' | 'views' | 'showsProblems' | 'report'>
  readonly fragments: FragmentCache
}

/** An id of React's depends on whether an element has siblings, and in the browser the page has one (page-host.tsx). */
const NO_SIBLING = undefined

export interface RenderedPage {
  readonly body: HtmlParts
  /** View and frame as the browser needs them. */
  readonly view: PageView
  readonly frame: Frame
}

/** The application as HTML, and what of its content hydration needs. A failing block is left out and reported. */
export const renderPage = ({ place, loaded, search, deps, fragments }: Options): RenderedPage => {
  const { site, messages } = place
  const { navigation, view, frame, path } = loaded
  const failed = new Set<TreeNode>()
  const watched = watchContext(view.context)
  const env: Omit<RenderEnv, 'data'> = {
    registry: deps.registry,
    views: deps.views,
    segments: site.site.segments,
    Block: ServerBlock,
    showsProblems: deps.showsProblems,
    watchedContext: watched.context,
    onFailed: (node) => failed.add(node),
  }
  const router = stillRouter({ pathname: path.slice(site.basePath.length) || '/', search })
  const toHtml = (isUnguarded: boolean): HtmlParts => {
    const { lookup, collect } = fragments.begin(`${site.site.siteTag} ${site.language}`)
    return collect(
      renderToString(
        <App site={site} messages={messages} navigation={navigation} app={{ frame, env: { ...env, isUnguarded } }}>
          <PageRouterProvider value={router}>
            <FragmentLookupContext value={lookup}>
              <Shell view={view} />
              {NO_SIBLING}
            </FragmentLookupContext>
          </PageRouterProvider>
        </App>,
      ),
    )
  }
  const body = guardedIfNeeded(toHtml)
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
const guardedIfNeeded = (toHtml: (isUnguarded: boolean) => HtmlParts): HtmlParts => {
  try {
    return toHtml(true)
  } catch {
    // Whatever failed is found, left out and reported by the guarded render.
    return toHtml(false)
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

/** Data of the blocks that hydrate; what the others showed is in the HTML already. */
const withoutStaticData = (data: BlockData, items: readonly TreeItem[]): BlockData => {
  const ids = idsOf(items)
  return Object.fromEntries(Object.entries(data).filter(([id]) => ids.has(id)))
}

const idsOf = (items: readonly TreeItem[], found = new Set<string>()): ReadonlySet<string> => {
  for (const item of items) {
    if (typeof item === 'number') continue
    found.add(item.id)
    for (const slot of Object.values(item.slots ?? {})) idsOf(slot, found)
  }
  return found
}
