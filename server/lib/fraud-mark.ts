/** The cookie by which fraud prevention knows a device (src/features/checkout/fraud-cookie.ts). */
export const FRAUD_MARK = 'forterToken'

const FORMAT = /^[0-9a-f]{32}_\d{1,15}_(?:t\d{1,2})?$/

/** Its value where it has the form of one. A browser may send anything. */
export const fraudMarkOf = (value: string | null | undefined): string | undefined =>
  value !== null && value !== undefined && FORMAT.test(value) ? value : undefined
