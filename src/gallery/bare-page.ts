import type { PageContext } from '../page/page-context.ts'

/** The page around a fixture that asks for nothing of its page. */
export const BARE_PAGE: PageContext = { kind: 'landing', status: 200, path: '/', params: {}, query: {}, title: 'Gallery', breadcrumbs: [] }
