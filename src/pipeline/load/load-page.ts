import { recordOf } from '../../../schemas/page-kinds.ts'
import { pickForVisitor } from '../../content/pick-for-visitor.ts'
import type { VariantTest } from '../../content/variants.ts'
import { defined } from '../../lib/defined.ts'
import type { PageDeps } from '../../page/page-deps.ts'
import type { NavigationNode } from '../../site/navigation.ts'
import { visitorCookies } from '../../site/visitor-cookies.ts'
import type { PageRedirect } from '../match/find-redirect.ts'
import type { RenderDeps, RenderRequest } from '../render-deps.ts'
import { instantOfPreview, type PreviewRequest } from '../resolve/preview-request.ts'
import type { ResolvedSite } from '../resolve/resolve-site.ts'
import { loadFrame, type Frame } from './load-frame.ts'
import { loadView } from './load-view.ts'
import type { PageRequest } from './loader.ts'
import type { FullPageView } from './page-view.ts'
import { readShippingRates, type ShippingRates } from './read-shipping-rates.ts'
import { watchDrafts, type DraftStates } from './watch-drafts.ts'
import { withVariants } from './with-variants.ts'

/** Everything that a document is made of, before any of it is rendered. */
export interface LoadedPage {
  readonly outcome: 'page'
  readonly view: FullPageView
  readonly frame: Frame
  readonly navigation: readonly NavigationNode[]
  /** Undefined where they could not be read. */
  readonly shipping: ShippingRates | undefined
  /** Tests that decided which blocks the page has. */
  readonly tests: readonly VariantTest[]
  /** Drafts that the page was made from. */
  readonly drafts: DraftStates
  /** Where crawlers find the page: the public origin, or that of the request. */
  readonly origin: string
  /** Where the page is, with prefix: the browser puts its address right to this. */
  readonly path: string
}

export const loadPage = async (place: ResolvedSite, request: RenderRequest, deps: RenderDeps): Promise<LoadedPage | PageRedirect> => {
  const { site } = place
  const { pageDeps, tests, drafts } = readFor(place, request, deps)
  const origin = deps.publicOrigin ?? request.url.origin
  const found = await loadView(pageRequest(place, request), { ...deps, pageDeps, origin })
  if (found.outcome === 'redirect') return found
  const { view } = found
  const [frame, navigation, shipping] = await Promise.all([
    loadFrame({ ...deps, pageDeps, context: view.context }),
    pageDeps.getNavigation(),
    readShippingRates(view.context.product, site, deps),
  ])
  return { outcome: 'page', view, frame, navigation, shipping, tests, drafts, origin, path: pathOf(view, place) }
}

/** The path as it should have been: what the router renders, so that the browser, which corrects its address, agrees. */
const pathOf = ({ context }: FullPageView, { prefix, site }: ResolvedSite): string =>
  recordOf(context.kind).showsOwnPath === true && context.status === 200 ? `${site.basePath}${context.path}` : prefix.correctedPath

const pageRequest = ({ prefix, site }: ResolvedSite, { url, cookies, isMaintenance = false }: RenderRequest): PageRequest => {
  const { navContext } = visitorCookies(cookies, site.site)
  return { path: prefix.path, query: url.searchParams, isMaintenance, ...defined({ userNavContext: navContext }) }
}

/** What the page is read with: what a preview replaces, the variants of this visitor, and a note of what was read. */
const readFor = ({ site, messages }: ResolvedSite, { preview, visitor }: RenderRequest, deps: RenderDeps) => {
  const isPreview = preview?.settings !== undefined
  const { pageDeps: content, states } = watchDrafts(
    withDraft(preview, withMenusAt(preview, deps.pageDepsOf({ site, messages, isPreview }))),
  )
  return { ...withVariants(content, pickForVisitor(visitor)), drafts: states }
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
