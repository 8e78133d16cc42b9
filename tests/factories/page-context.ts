import type { PageContext } from '../../src/page/page-context.ts'

/** A page context: the home page unless given. */
export const pageContext = (changes: Partial<PageContext> = {}): PageContext => ({
  kind: 'home',
  status: 200,
  path: '/',
  params: {},
  query: {},
  title: 'Alder',
  breadcrumbs: [],
  ...changes,
})
