/** A part of the site's country that no parcel goes to. */
export interface UnshippablePlace {
  /** ISO 3166 code, as carriers know it. */
  readonly code: string
  /** In the language asked for. */
  readonly name: string
  readonly reason: 'noCarrier' | 'customs'
}
