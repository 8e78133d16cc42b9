/** What the composer and `server/compose` say to each other about the results of tests. */

/** How many visitors saw a variant, and how many of them put something in the bag or ordered after it: on all sites of a page. */
export interface VariantResult {
  readonly test: string
  /** Its letter. */
  readonly variant: string
  readonly seen: number
  readonly bag: number
  readonly order: number
}

/** `GET /pages/:id/variants`. */
export interface VariantResults {
  readonly results: readonly VariantResult[]
}
