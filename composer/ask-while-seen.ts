import { watchReturn } from './watch-return.ts'

/** Calls `ask` at once, then every so often while she looks at the window, and when she comes back to it; answers how to stop. */
export const askWhileSeen = (ask: () => Promise<void>, everyMs: number): (() => void) => {
  const askIfSeen = (): void => {
    if (document.visibilityState === 'visible') void ask()
  }
  askIfSeen()
  const timer = setInterval(askIfSeen, everyMs)
  const stopWatching = watchReturn(askIfSeen)
  return () => {
    clearInterval(timer)
    stopWatching()
  }
}
