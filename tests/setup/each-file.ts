import { afterAll, vi } from 'vitest'
import { supplyDialog } from './dialog.ts'
import { rememberListeners } from './forget-listeners.ts'
import { giveOwnFrames } from './own-frames.ts'

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

const callOffFrames = library === undefined ? undefined : giveOwnFrames()
if (library !== undefined) {
  supplyDialog()
  // jsdom lays nothing out, and has no word for it.
  Element.prototype.scrollIntoView = () => undefined
}
const forgetListeners = library === undefined ? undefined : rememberListeners()

/** Test files share workers and their document: what one of them has put into it, the globals or the clock is gone before the next. */
afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  if (library === undefined) return
  library.cleanup()
  forgetListeners?.()
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  // As where another tab has cleared it: who remembers what was in there reads it again.
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  forgetCookies()
  // Who watches the document has heard that it is empty, and asks for a frame: the last file's would come when it is gone.
  await Promise.resolve()
  callOffFrames?.()
})

const forgetCookies = (): void => {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0])
  for (const name of names) document.cookie = `${name}=; Path=/; Max-Age=0`
}
