import type { DataLayerEvent } from '../../features/analytics/data-layer.ts'

/** Merchandisers are no shoppers: whatever is told to the data layer from now on is not kept. */
export const muteAnalytics = (page: { dataLayer?: DataLayerEvent[] }): void => {
  page.dataLayer = Object.assign([], { push: () => 0 })
}
