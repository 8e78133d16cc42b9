import type { DataLayerEvent } from '../../features/analytics/data-layer.ts'

/** Merchandisers are no shoppers: whatever is pushed to the data layer from now on is dropped. */
export const muteAnalytics = (page: { dataLayer?: DataLayerEvent[] }): void => {
  page.dataLayer = Object.assign([], { push: () => 0 })
}
