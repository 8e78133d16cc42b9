/** What a site promises its shoppers. What its merchant has not decided is absent, and then no page says anything about it. */
export interface SiteTerms {
  /** From this total of products on delivery can be free; major units, above 0. */
  readonly freeShipThreshold?: number
  /** Days from the order to the door. */
  readonly timeToShip?: { readonly min: number; readonly max: number }
  readonly returns?: {
    /** Days. */
    readonly window: number
    /** Major units; 0 where sending back costs nothing. */
    readonly shippingPrice: number
    readonly address: string
  }
}
