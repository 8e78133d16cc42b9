import type { Hit } from '../../clients/search/hit.ts'
import type { DataLayerEvent } from './data-layer.ts'

/** A product that was seen in a list: the fields of contracts 6. */
export interface ProductImpression extends DataLayerEvent {
  readonly event: 'productImpression'
  readonly objectID: string
  readonly productId: string
  readonly name: string
  readonly brand: string
  /** Among all products of the list, from 1. */
  readonly position: number
  readonly queryID?: string
  readonly price: number
  readonly currency: string
  /** Id of the block it was seen in. */
  readonly list: string
}

/** A card that was seen, and what it shows. */
export interface SeenCard {
  readonly hit: Hit
  readonly list: string
  /** Without prefix and query. */
  readonly path: string
  /** Of the address: what makes a new load of lists without a query of their own. */
  readonly search: string
}

interface Deps {
  readonly currency: string
  readonly push: (entry: ProductImpression) => void
}

/**
 * Records each product once for each load of its list (CARD-01, CARD-17): a card scrolled away and back, rendered again or
 * hydrated is the same one; another page, sort, filter or visit is another load.
 */
export const createImpressions = ({ currency, push }: Deps) => {
  const recorded = new Set<string>()
  return {
    record: ({ hit, list, path, search }: SeenCard): void => {
      const { objectID, productId, name, brand, queryID, offsettedPosition: position, price } = hit
      const key = `${path}|${queryID ?? `${list}${search}`}|${objectID}`
      if (recorded.has(key)) return
      recorded.add(key)
      push({
        event: 'productImpression',
        objectID,
        productId,
        name,
        brand,
        position,
        ...(queryID === undefined ? {} : { queryID }),
        price: price.sale,
        currency,
        list,
      })
    },
    /** Another page is visited. */
    forget: (): void => recorded.clear(),
  }
}
