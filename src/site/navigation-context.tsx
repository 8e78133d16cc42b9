import { createContext, use, useContext } from 'react'
import type { NavigationNode } from './navigation.ts'

/** The tree, or how to get it: the browser fetches it when the first block asks. The same promise each time. */
export type NavigationSource = readonly NavigationNode[] | (() => Promise<readonly NavigationNode[]>)

/** The site's navigation tree in the active language. */
export const NavigationContext = createContext<NavigationSource>([])

/** First-level nodes of the navigation tree. Suspends in the browser until the tree is there; the server's HTML stays meanwhile. */
export const useNavigationTree = (): readonly NavigationNode[] => {
  const source = useContext(NavigationContext)
  return typeof source === 'function' ? use(source()) : source
}
