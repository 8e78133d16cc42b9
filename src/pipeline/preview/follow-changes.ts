interface Deps {
  /** Reloads what is shown where its drafts have changed; answers whether any had. */
  readonly refresh: () => Promise<boolean>
  readonly onError: (cause: unknown) => void
  readonly open?: (address: string) => Pick<EventSource, 'addEventListener' | 'close'>
}

/** The preview API of the CMS may still answer the old draft when its message is here. */
const SECOND_LOOK_MS = 1_500

/**
 * Looks for changes when the server reports one, and at each (re)connection: changes in between were not reported.
 * One look at a time; what is reported during one is looked for right after it. Returns how to stop.
 */
export const followChanges = ({ refresh, onError, open = (address) => new EventSource(address) }: Deps): (() => void) => {
  let isWanted = false
  let isLooking = false
  let later: ReturnType<typeof setTimeout> | undefined
  const look = async (): Promise<void> => {
    isWanted = true
    if (isLooking) return
    isLooking = true
    while (isWanted) {
      isWanted = false
      await refresh().then((hasChanged) => {
        if (hasChanged) clearTimeout(later)
      }, onError)
    }
    isLooking = false
  }
  const stream = open('/_preview/changes')
  stream.addEventListener('open', () => void look())
  stream.addEventListener('draft', () => {
    clearTimeout(later)
    later = setTimeout(() => void look(), SECOND_LOOK_MS)
    void look()
  })
  return () => {
    clearTimeout(later)
    stream.close()
  }
}
