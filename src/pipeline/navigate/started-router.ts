import type { ReactNode } from 'react'
import type { createBrowserRouter } from 'react-router-dom'

/** The router once its code is there. */
export interface StartedRouter {
  readonly router: ReturnType<typeof createBrowserRouter>
  /** Keeps scroll positions; renders nothing. */
  readonly companion: ReactNode
  /** Resolves once scroll positions are kept: what is left before that cannot be come back to. */
  readonly ready: Promise<void>
  /** Gets a page ready ahead of a click. `address`: path and query without prefix. */
  readonly prefetch: (address: string) => void
}
