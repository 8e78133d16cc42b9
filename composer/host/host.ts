/** Whoever shows the composer in a frame, once it has answered. */
export interface Host {
  /** Requests of the composer with the pass of its user; there is no cookie. */
  readonly fetch: typeof fetch
  /** The page of the composer that is asked for: `/pages/home-page`. */
  readonly path: string
  /** The frame is a narrow one beside an entry: room for a button. */
  readonly isSidebar: boolean
  /** Shows the whole composer, at a page of it. */
  readonly openPage: (path: string) => Promise<void>
}

type Shown = Pick<Window, 'parent' | 'location'>

/**
 * Whether the composer stands in a frame of one of these origins, which the server names where the shop is an app of the CMS. Browsers let
 * nobody else show it (`frame-ancestors`); where they say who does, it is looked at here too.
 */
export const isShownBy = (window: Shown, hosts: readonly string[]): boolean => {
  if (hosts.length === 0 || window.parent === window) return false
  const ancestors = (window.location as Partial<Location>).ancestorOrigins
  return ancestors === undefined || hosts.includes(ancestors[0] ?? '')
}

/** Messages of strangers never reach the host's library, which takes them from every window. To be called before that is loaded. */
export const guardMessages = (window: Window, hosts: readonly string[]): void =>
  window.addEventListener(
    'message',
    (event) => {
      const isKnown = event.source === window.parent ? hosts.includes(event.origin) : event.origin === window.location.origin
      if (!isKnown) event.stopImmediatePropagation()
    },
    { capture: true },
  )

/** A page of the composer: the path comes from an address that anybody may write. */
export const pathOf = (path: unknown): string =>
  typeof path === 'string' && /^\/(?:calendar|pages\/[\w.-]{1,64})$/.test(path) ? path : '/'
