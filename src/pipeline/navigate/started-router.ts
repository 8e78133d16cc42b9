import type { ReactNode } from 'react'
import type { createBrowserRouter } from 'react-router-dom'

/** The router once its code is there. */
export interface StartedRouter {
  readonly router: ReturnType<typeof createBrowserRouter>
  /** Keeps scroll positions, and says that a page is on its way. */
  readonly companion: ReactNode
  /** Stands for a page that could not be loaded or rendered at all. */
  readonly renderFailure: (cause: unknown) => ReactNode
  /** Resolves once scroll positions are kept: what is left before that cannot be come back to. */
  readonly ready: Promise<void>
  /** Of a listing's address: with the parameters of others that the shown address carries. */
  readonly keepParameters: (to: string) => string
  /** Gets a page ready ahead of a click. `address`: path and query without prefix. */
  readonly prefetch: (address: string) => void
}
