import { createContext } from 'react'

/** The server's cache of rendered elements. Absent in the browser, where React renders everything. */
export interface FragmentLookup {
  /**
   * What takes the place of an element's inside, as it was rendered before, until the page is whole; or the mark by which the cache finds the
   * inside after this render.
   */
  readonly find: (name: string) => { readonly html: string } | { readonly mark: string }
  /** A short name for the content of plain data. Properties in `unseen` leave no trace in the HTML and do not count. */
  readonly nameOf: (data: object, unseen?: readonly string[]) => string
}

export const FragmentLookupContext = createContext<FragmentLookup | undefined>(undefined)
