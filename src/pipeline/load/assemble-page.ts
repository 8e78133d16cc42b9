import type { Page, PageKind } from '../../../schemas/page.ts'
import type { Crumb, PageContext } from '../../page/page-context.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import type { LoaderInput } from './loader.ts'
import type { LoadedPage } from './page-result.ts'
import { ownTitle, pageTitle } from './page-title.ts'
import type { PageDeps } from '../../page/page-deps.ts'

interface Options extends Omit<LoaderInput, 'match'> {
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
export const assemblePage = async (options: Options): Promise<LoadedPage> => {
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
