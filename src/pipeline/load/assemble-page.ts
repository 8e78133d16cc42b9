import type { Page, PageKind } from '../../../schemas/page.ts'
import type { Translate } from '../../i18n/messages.ts'
import type { Crumb, PageContext } from '../../page/page-context.ts'
import type { PageDeps } from '../../page/page-deps.ts'
import type { LoaderInput, LoadedPage } from './loader.ts'

interface AssembleOptions extends Omit<LoaderInput, 'match'> {
  readonly match: { readonly path: string; readonly params: Readonly<Record<string, string>> }
  readonly kind: PageKind
  /** Key of the content; the kind unless given. Null where the page has none on purpose. */
  readonly key?: string | null
  readonly status?: number
  /** What the page shows: a node, a brand, a product, search words. */
  readonly name?: string | undefined
  readonly between?: readonly Crumb[]
  /** Title and description of the thing shown, where it has its own. */
  readonly seo?: { readonly title?: string; readonly description?: string } | undefined
  readonly extra?: Partial<PageContext>
}

/** Joins a page's content with what its address adds: status, title, breadcrumbs and the contexts of its kind. */
export const assemblePage = async (options: AssembleOptions): Promise<LoadedPage> => {
  const { match, pageDeps, request, kind, key = kind, status = 200, between = [], extra = {} } = options
  const page = key === null ? undefined : await pageDeps.getPage(key)
  if (page === undefined && key !== null) pageDeps.report({ code: 'pageMissing', message: `No page ${key} is published`, details: { key } })
  const seo = { ...page?.seo, ...options.seo }
  const name = options.name ?? (kind === 'landing' ? page?.title : undefined)
  const titleOptions = { kind, t: pageDeps.t, siteName: pageDeps.site.site.siteName, name, step: match.params['step'], override: seo.title }
  const context: PageContext = {
    kind,
    status: page === undefined && status === 200 ? 503 : status,
    path: match.path,
    params: match.params,
    query: firstValues(request.query),
    title: pageTitle(titleOptions),
    breadcrumbs: breadcrumbs({ kind, t: pageDeps.t, path: match.path, title: ownTitle(titleOptions), between }),
    ...extra,
  }
  return { outcome: 'page', page: { ...(page ?? emptyPage(kind, pageDeps)), seo }, context }
}

const firstValues = (query: URLSearchParams): Readonly<Record<string, string>> =>
  Object.fromEntries([...new Set(query.keys())].map((key) => [key, query.get(key) ?? '']))

/** Stands where content is missing; the application shows its own words. */
const emptyPage = (kind: PageKind, { site }: PageDeps): Page => ({
  id: `missing-${kind}`,
  key: kind,
  kind,
  siteTag: site.site.siteTag,
  language: site.language,
  title: '',
  seo: {},
  blocks: [],
})

interface CrumbOptions {
  readonly kind: PageKind
  readonly t: Translate
  readonly path: string
  /** Own title of the page. */
  readonly title: string
  /** Steps between home and the page, top first. */
  readonly between?: readonly Crumb[]
}

/** Steps from home to a page, the page last (CRUMB-05, CRUMB-06, CRUMB-11). */
const breadcrumbs = (options: CrumbOptions): readonly Crumb[] => {
  if (WITHOUT.has(options.kind)) return []
  const { kind, t, path, title, between = [] } = options
  const own = { h1: title, path }
  if (kind === 'orderDetails') return [{ h1: t('pageTitle.orders'), path: '/orders' }, own]
  const home = { h1: t('breadcrumb.home'), path: '/' }
  const account = kind.startsWith('account') && kind !== 'account' ? [{ h1: t('pageTitle.account'), path: '/account' }] : []
  return [home, ...account, ...between, own]
}

const WITHOUT: ReadonlySet<PageKind> = new Set<PageKind>([
  'home',
  'checkout',
  'complete',
  'redirect',
  'recreateCart',
  'splash',
  'maintenance',
  'header',
  'footer',
  'menu',
])

interface TitleOptions {
  readonly kind: PageKind
  readonly t: Translate
  readonly siteName: string
  /** The title of the thing shown where the kind has no text of its own: a node, a brand, a product, content. */
  readonly name?: string | undefined
  /** Checkout step. */
  readonly step?: string | undefined
  /** Title override: the content's own. Stands alone. */
  readonly override?: string | undefined
}

/** Title of a page (CRUMB-04, CRUMB-11): an override or home stand alone, the rest is `{title} | {siteName}`. */
const pageTitle = (options: TitleOptions): string => {
  if (options.override !== undefined && options.override !== '') return options.override
  const { kind, t, siteName } = options
  if (kind === 'home') return t('pageTitle.home', { siteName })
  return t('pageTitle.pattern', { title: ownTitle(options), siteName })
}

/** The page's own title, which is also its last breadcrumb. */
const ownTitle = ({ kind, t, name, step, siteName }: TitleOptions): string => {
  if (kind === 'checkout') return t(`pageTitle.${step ?? 'basket'}`)
  // The specification titles completion like favourites (TRICKY-05).
  if (kind === 'complete') return t('pageTitle.favorites')
  if (kind === 'search') return name === undefined || name === '' ? t('pageTitle.search') : t('pageTitle.searchFor', { query: name })
  return name ?? t(`pageTitle.${kind}`, { siteName })
}
