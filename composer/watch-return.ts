/** Calls `run` whenever she comes back to this window, from another tab, window or program; answers how to stop. */
export const watchReturn = (run: () => void): (() => void) => {
  const back = (): void => {
    if (document.visibilityState === 'visible') run()
  }
  window.addEventListener('focus', back)
  document.addEventListener('visibilitychange', back)
  return () => {
    window.removeEventListener('focus', back)
    document.removeEventListener('visibilitychange', back)
  }
}
