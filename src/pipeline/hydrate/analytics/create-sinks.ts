import { apiOrigin } from '../../../clients/commerce/api-origin.ts'
import { indexName } from '../../../clients/search/index-name.ts'
import { createMarketing } from '../../../features/analytics/sinks/marketing.ts'
import { createSearchInsights } from '../../../features/analytics/sinks/search-insights.ts'
import { createSessionContext } from '../../../features/analytics/sinks/session-context.ts'
import { createPost, type Sink } from '../../../features/analytics/sinks/sink.ts'
import { browserStorage } from '../../../lib/browser-storage.ts'
import type { SiteValue } from '../../../site/site-value.ts'

/** The sinks of a site: those that its configuration has an address for, of what is switched on (src/pipeline/document/boot-data.ts). */
export const createSinks = ({ site, searchUrl }: SiteValue, newId: () => string): readonly Sink[] => {
  const post = createPost(window.fetch.bind(window))
  const { marketingEvents } = site.integrations
  const baseUrl = site.search.insightsUrl ?? (searchUrl === undefined ? `${window.location.origin}/algolia` : undefined)
  const context = createSessionContext({
    baseUrl: apiOrigin(window.location, site.api.portMap),
    siteTag: site.siteTag,
    post,
    beacon: (url, body) => navigator.sendBeacon(url, new Blob([body], { type: 'application/json' })),
  })
  return [
    context,
    ...(baseUrl === undefined
      ? []
      : [createSearchInsights({ baseUrl, search: site.search, index: indexName(site), storage: browserStorage(), newId, post })]),
    ...(marketingEvents?.companyId === undefined
      ? []
      : [createMarketing({ baseUrl: marketingEvents.baseUrl ?? '/klaviyo', companyId: marketingEvents.companyId, newId, post })]),
  ]
}
