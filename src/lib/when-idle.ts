/** Runs something when the browser rests, at the latest after two seconds; returns how to call it off. */
export const whenIdle = (run: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: LATEST_MS })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, FALLBACK_MS)
  return () => clearTimeout(timer)
}

const LATEST_MS = 2_000
const FALLBACK_MS = 200
