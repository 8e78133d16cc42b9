import type { NavigationNode } from '../../site/navigation.ts'
import type { SiteValue } from '../../site/site-value.ts'

interface Deps {
  readonly site: SiteValue
  /** Instant that is shown instead of now, in epoch milliseconds. */
  readonly at: number | undefined
  readonly fetch: typeof fetch
}

/** The navigation tree with the draft of the menus, as the browser reads it. */
export interface DraftNavigation {
  /** The same promise until `forget`. Rejects when the server does not answer. */
  readonly get: () => Promise<readonly NavigationNode[]>
  readonly forget: () => void
}

export const createDraftNavigation = ({ site, at, fetch: request }: Deps): DraftNavigation => {
  let answer: Promise<readonly NavigationNode[]> | undefined
  const read = async (): Promise<readonly NavigationNode[]> => {
    const query = new URLSearchParams({ siteTag: site.site.siteTag, lang: site.language, ...(at === undefined ? {} : { at: String(at) }) })
    const response = await request(`/_preview/navigation?${query.toString()}`)
    if (!response.ok) throw new Error(`The draft of the menus could not be read: ${response.status}`)
    // Our own server's answer, of the same build.
    return ((await response.json()) as { readonly navigation: readonly NavigationNode[] }).navigation
  }
  const forget = (): void => {
    answer = undefined
  }
  return {
    get: () => {
      answer ??= read().catch((cause: unknown) => {
        forget()
        throw cause
      })
      return answer
    },
    forget,
  }
}
