/** Which campaign or partner a shopper came from: its value in an address, which a cookie of the same name keeps (STORE-19). */
export const ATTRIBUTION = 'token'

const FORMAT = /^[\w.~-]{1,256}$/

/** The value where it has the form of one; it grants nothing. */
export const attributionOf = (value: string | null | undefined): string | undefined =>
  value !== null && value !== undefined && FORMAT.test(value) ? value : undefined
