/** One record of the data layer. */
export interface DataLayerEvent {
  readonly event: string
  readonly [field: string]: unknown
}

declare global {
  interface Window {
    dataLayer?: DataLayerEvent[]
  }
}

/** Adds a record to the page's data layer, for whatever reads it once consent allows. */
export const pushToDataLayer = (entry: DataLayerEvent): void => {
  window.dataLayer ??= []
  window.dataLayer.push(entry)
}
