import { pushToDataLayer } from '../../features/analytics/data-layer.ts'
import type { PageContext } from '../../page/page-context.ts'

let lastView: string | undefined

/** The two records of a page not found: event and virtual pageview, once a distinct path view (NOTFOUND-06, NOTFOUND-08, NOTFOUND-09). */
export const reportNotFound = ({ path, title, status }: PageContext): void => {
  const view = `${window.history.length} ${path}`
  if (view === lastView) return
  lastView = view
  pushToDataLayer({ event: 'page-not-found', path, referrer: document.referrer })
  pushToDataLayer({ event: 'virtualPageview', page: { path, type: 'notFound', title, status } })
}
