import { KINDS, recordOf, type PageKind } from '../../../schemas/page-kinds.ts'
import type { Page } from '../../../schemas/page.ts'
import type { Translate } from '../../i18n/messages.ts'
import type { Crumb, PageContext } from '../../page/page-context.ts'
import { ownTitle, pageTitle } from '../../page/page-title.ts'
import type { PageDeps } from '../../page/page-deps.ts'
import type { LoaderInput, FoundPage } from './loader.ts'

interface AssembleOptions extends Omit<LoaderInput, 'match'> {
  readonly match: { readonly path: string; readonly params: Readonly<Record<string, string>> }
  readonly kind: PageKind
  /** Key of the content; the kind unless given. Null where the page has none on purpose. */
  readonly key?: string | null
  readonly status?: number
  /** What the page shows, its title where it has no text of its own: a node, a brand, a product, search words, a step. */
  readonly name?: string | undefined
  readonly between?: readonly Crumb[]
  /** Title and description of the thing shown, where it has its own. */
  readonly seo?: { readonly title?: string; readonly description?: string } | undefined
  readonly extra?: Partial<PageContext>
}

/** Joins a page's content with what its address adds: status, title, breadcrumbs and the contexts of its kind. */
export const assemblePage = async (options: AssembleOptions): Promise<FoundPage> => {
  const { match, pageDeps, request, kind, key = kind, status = 200, between = [], extra = {} } = options
  const page = key === null ? undefined : await pageDeps.getPage(key)
  if (page === undefined && key !== null) pageDeps.report({ code: 'pageMissing', message: `No page ${key} is published`, details: { key } })
  const seo = { ...page?.seo, ...options.seo }
  const titleOptions = { kind, t: pageDeps.t, siteName: pageDeps.site.site.siteName, name: options.name, override: seo.title }
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
const breadcrumbs = ({ kind, t, path, title, between = [] }: CrumbOptions): readonly Crumb[] => {
  const { crumbs = ['home'] } = recordOf(kind)
  if (crumbs === null) return []
  const above = crumbs.map((each) => ({ h1: t(each === 'home' ? 'breadcrumb.home' : `pageTitle.${each}`), path: KINDS[each].path }))
  return [...above, ...between, { h1: title, path }]
}
