import { afterAll, vi } from 'vitest'

const library = typeof document === 'undefined' ? undefined : await import('@testing-library/react')

// What a busy machine shows late is shown all the same: the library waits for one second only.
library?.configure({ asyncUtilTimeout: 20_000 })

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
