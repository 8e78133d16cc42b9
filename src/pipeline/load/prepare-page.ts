import { headTags } from './head-tags.ts'
import type { BlockNode } from '../../../schemas/page.ts'
import { planData, runPlan } from './load-plan.ts'
import { navContextOf, nextChange, selectBlocks } from '../render/select-blocks.ts'
import { typesOf } from '../render/tree.ts'
import type { ViewStore } from '../render/registry.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import { loadPage } from './load-page.ts'
import type { PageRequest, LoadedPage, PageRedirect } from './loader.ts'
import type { FullPageView } from './page-view.ts'
import type { PageDeps } from '../../page/page-deps.ts'

interface Deps {
  readonly pageDeps: PageDeps
  readonly views: ViewStore
  readonly sites: readonly SiteConfig[]
  readonly origin: string
  /** Epoch milliseconds. */
  readonly now: () => number
}

export type Prepared = PageRedirect | { readonly outcome: 'page'; readonly view: FullPageView }

/** From an address to a page that can be rendered at once: content, data and code of its blocks. */
export const preparePage = async (request: PageRequest, deps: Deps): Promise<Prepared> => {
  const result = await loadPage(request, deps.pageDeps)
  return result.outcome === 'redirect' ? result : { outcome: 'page', view: await toView(result, deps) }
}

const toView = async ({ page, context }: LoadedPage, deps: Deps): Promise<FullPageView> => {
  const { pageDeps, views, sites, origin, now } = deps
  const { site } = pageDeps
  const audience = { now: now(), countryCode: site.site.code, language: site.language, navContext: navContextOf(context.path) }
  const items = selectBlocks(page.blocks, audience)
  const changesAt = nextChange(page.blocks, audience)
  const onProblem = ({ id, type }: BlockNode, cause: unknown) =>
    pageDeps.report({
      code: 'blockLoadFailed',
      message: `Block ${type} could not say what it needs`,
      details: { id, cause: String(cause) },
    })
  const plan = planData({ blocks: items, context, onProblem })
  let isDegraded = context.status >= 500
  const onMissing = (): void => {
    isDegraded = true
  }
  const [data] = await Promise.all([
    runPlan(plan, { data: pageDeps.data, report: pageDeps.report, onMissing }),
    loadViews(views, typesOf(items), pageDeps),
  ])
  const head = headTags({ page, context, site, sites, origin })
  return {
    key: page.key,
    items,
    context,
    data,
    head,
    ...(changesAt === undefined ? {} : { changesAt }),
    ...(isDegraded ? { isDegraded } : {}),
  }
}

/** Each block whose code does not come is lost by itself, in its own boundary. */
const loadViews = async (views: ViewStore, types: Iterable<string>, { report }: PageDeps): Promise<void> => {
  const loads = await Promise.allSettled([...types].map(views.load))
  for (const load of loads)
    if (load.status === 'rejected')
      report({ code: 'chunkFailed', message: 'Code of a block did not come', details: { cause: String(load.reason) } })
}
