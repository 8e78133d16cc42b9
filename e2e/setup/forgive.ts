/** What the browser says of a request that a test refused. */
export const REFUSED = /net::ERR_FAILED/

/** The same, and what the shop says when the products of a listing do not come for it. */
export const NO_PRODUCTS = /net::ERR_FAILED|\[(?:listing|sideNavigation|filterNames|blockData)Failed\]/

const provokedBy = new WeakMap<string[], RegExp[]>()

/**
 * Takes what a test provoked out of the browser's complaints: the browser itself reports every answer that is no success. It may do so
 * late, so what comes from now on is forgiven too.
 */
export const forgive = (complaints: string[], provoked: RegExp): void => {
  provokedBy.set(complaints, [...(provokedBy.get(complaints) ?? []), provoked])
  const rest = complaints.filter((complaint) => !isForgiven(complaints, complaint))
  complaints.splice(0, complaints.length, ...rest)
}

/** Whether a test has said that it provokes this. */
export const isForgiven = (complaints: string[], complaint: string): boolean =>
  provokedBy.get(complaints)?.some((provoked) => provoked.test(complaint)) ?? false
