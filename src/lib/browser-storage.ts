/** The browser's local storage, or undefined where it is refused: some browsers throw at the mere mention of it. */
export const browserStorage = (): Storage | undefined => {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}
