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

/** The data layer as analytics uses it. */
export interface DataLayer {
  readonly push: (entry: DataLayerEvent) => void
  /** Takes away what was pushed here: nobody may read it later who was refused it. */
  readonly forget: () => void
}

export const createDataLayer = (): DataLayer => {
  const pushed = new Set<DataLayerEvent>()
  return {
    push: (entry) => {
      pushed.add(entry)
      pushToDataLayer(entry)
    },
    forget: () => {
      const { dataLayer = [] } = window
      // The list itself stays: the tag manager has taken over its `push`.
      for (let index = dataLayer.length - 1; index >= 0; index -= 1) {
        const entry = dataLayer[index]
        if (entry !== undefined && pushed.has(entry)) dataLayer.splice(index, 1)
      }
      pushed.clear()
    },
  }
}
