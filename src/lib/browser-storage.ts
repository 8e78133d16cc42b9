/** The browser's local storage, or undefined where it is refused: some browsers throw at the mere mention of it. */
export const browserStorage = (): Storage | undefined => orRefused(() => window.localStorage)

/** The same for what ends with the tab. */
export const tabStorage = (): Storage | undefined => orRefused(() => window.sessionStorage)

const orRefused = (read: () => Storage): Storage | undefined => {
  try {
    return read()
  } catch {
    return undefined
  }
}
