/** A region of the site's country that cannot be shipped to. */
export interface UnshippablePlace {
  /** ISO 3166 code, as carriers use it. */
  readonly code: string
  /** In the requested language. */
  readonly name: string
  readonly reason: 'noCarrier' | 'customs'
}
