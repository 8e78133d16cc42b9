/** Where a browser stores that it has shown the splash (contracts 5). */
export const MODAL_VIEWED_KEY = 'modalViewed'

/** Whether this browser has shown the splash. One that refuses storage counts as having done so, or it would return on every page. */
export const isSplashSeen = (storage: Pick<Storage, 'getItem'> | undefined): boolean => {
  if (storage === undefined) return true
  try {
    // What is no number counts as 0.
    return Number(storage.getItem(MODAL_VIEWED_KEY) ?? 0) >= 1
  } catch {
    return true
  }
}
