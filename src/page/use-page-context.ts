import { createContext, useContext } from 'react'
import type { PageContext } from './page-context.ts'

const Context = createContext<PageContext | undefined>(undefined)

/** Provides what the page knows beside its blocks. */
export const PageContextProvider = Context.Provider

/** What the page knows beside its blocks. Throws outside `PageContextProvider`: a mistake in wiring. */
export const usePageContext = (): PageContext => {
  const context = useContext(Context)
  if (context === undefined) throw new Error('usePageContext needs a PageContextProvider around it')
  return context
}
