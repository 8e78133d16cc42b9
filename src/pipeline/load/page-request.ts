/** A page asked for: what its loader may look at. The same from the server and from the browser. */
export interface PageRequest {
  /** Path without prefix, as it came: `/women/shoes`. */
  readonly path: string
  readonly query: URLSearchParams
  /** `navContext.{clientName}.{country}`: the shopper's own navigation context, read for home only. */
  readonly userNavContext?: string
  /** Whatever the address, the takeover page is shown (FRAME-11). */
  readonly isMaintenance?: boolean
}
