import type { BlockNode } from '../../../schemas/page.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import type { PageDeps } from '../../page/page-deps.ts'
import { navContextOf, nextChange, selectBlocks } from '../../content/select-blocks.ts'
import { typesOf } from '../blocks/tree.ts'
import type { ViewStore } from '../blocks/registry.ts'
import { isPublishedKind, matchRoute } from '../match/match-route.ts'
import { headTags } from '../../page/head-tags.ts'
import { planData, runPlan } from './load-plan.ts'
import type { PageRedirect } from '../match/find-redirect.ts'
import type { FoundPage, PageRequest, PageResult } from './loader.ts'
import type { FullPageView } from './page-view.ts'
import { assemblePage } from './assemble-page.ts'
import { LOADERS } from './kinds/loaders.ts'
import { defined } from '../../lib/defined.ts'

interface Deps {
  readonly pageDeps: PageDeps
  readonly views: ViewStore
  readonly sites: readonly SiteConfig[]
  readonly origin: string
  /** Epoch milliseconds. */
  readonly now: () => number
}

export type LoadedView = PageRedirect | { readonly outcome: 'page'; readonly view: FullPageView }

/** From an address to a page that can be rendered at once: content, data and code of its blocks. */
export const loadView = async (request: PageRequest, deps: Deps): Promise<LoadedView> => {
  const result = await findPage(request, deps.pageDeps)
  return result.outcome === 'redirect' ? result : { outcome: 'page', view: await toView(result, deps) }
}

const toView = async ({ page, context }: FoundPage, deps: Deps): Promise<FullPageView> => {
  const { pageDeps, views, origin, now } = deps
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
  const [data, onSites] = await Promise.all([
    runPlan(plan, { data: pageDeps.data, report: pageDeps.report, onMissing }),
    sitesOf({ page, context }, deps),
    loadViews(views, typesOf(items), pageDeps),
  ])
  const head = headTags({ page: { ...page, blocks: items }, context, site, sites: onSites, origin })
  return {
    key: page.key,
    items,
    context,
    data,
    head,
    ...(page.variants === undefined ? {} : { variants: page.variants.filter(({ block }) => hasBlock(items, block)) }),
    ...defined({ changesAt }),
    ...(isDegraded ? { isDegraded } : {}),
  }
}

/** A variant may be over, or for another section, when the page is shown. */
const hasBlock = (nodes: readonly BlockNode[], id: string): boolean =>
  nodes.some((node) => node.id === id || Object.values(node.slots ?? {}).some((slot) => hasBlock(slot, id)))

/** Catalogue and navigation are the client's: only what merchandisers publish at an address differs between its sites. */
const sitesOf = async (
  { page, context }: Pick<FoundPage, 'page' | 'context'>,
  { pageDeps, sites }: Deps,
): Promise<readonly SiteConfig[]> => {
  if (!isPublishedKind(context.kind)) return sites
  const { siteTag } = pageDeps.site.site
  const tags = (await pageDeps.sitesWithPage?.(page.key)) ?? new Set([siteTag])
  return sites.filter((site) => tags.has(site.siteTag))
}

/** Each block whose code does not come is lost by itself, in its own boundary. */
const loadViews = async (views: ViewStore, types: Iterable<string>, { report }: PageDeps): Promise<void> => {
  const loads = await Promise.allSettled([...types].map(views.load))
  for (const load of loads)
    if (load.status === 'rejected')
      report({ code: 'chunkFailed', message: 'Code of a block did not come', details: { cause: String(load.reason) } })
}

/** Loads what an address asks for. Throws only what no page can be shown without: content that cannot be read. */
const findPage = async (request: PageRequest, pageDeps: PageDeps): Promise<PageResult> => {
  if (request.isMaintenance === true) return loadMaintenance(request, pageDeps)
  if (request.path.toLowerCase() === '/index.html') return toHome(request)
  const match = matchRoute(request.path, pageDeps.site.site, await pageDeps.getNavigation())
  return LOADERS[match.kind]({ match, request, pageDeps })
}

const toHome = ({ query }: PageRequest): PageResult => ({
  outcome: 'redirect',
  to: query.size === 0 ? '/' : `/?${query.toString()}`,
  status: 301,
})

/** Missing content is tolerated: the application has words of its own. */
const loadMaintenance = (request: PageRequest, pageDeps: PageDeps): Promise<PageResult> =>
  assemblePage({ request, pageDeps, match: { path: '/', params: {} }, kind: 'maintenance', status: 503 })
