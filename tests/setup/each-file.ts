import { afterAll, vi } from 'vitest'

const library = typeof document === 'undefined' ? undefined : await import('@testing-library/react')

// What a busy machine shows late is shown all the same: by themselves both wait for one second only.
const PATIENCE_MS = 60_000
library?.configure({ asyncUtilTimeout: PATIENCE_MS })
const { waitFor } = vi
// Files share workers, and this runs before each of them.
if (waitFor.name !== 'waitPatiently')
  vi.waitFor = function waitPatiently(expectation, options) {
    return waitFor(expectation, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options })
  }

/** Test files share workers: whatever one of them has put into the document, the globals or the clock is gone before the next. */
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  if (library === undefined) return
  library.cleanup()
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
