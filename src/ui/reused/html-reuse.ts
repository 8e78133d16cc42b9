import { createContext } from 'react'

/** How the server draws equal elements once. Absent in the browser, where React draws everything. */
export interface HtmlReuse {
  /** The inside of an element as it was drawn before, or the mark by which it is found once it is drawn now. */
  readonly find: (name: string) => { readonly html: string } | { readonly mark: string }
  /** A short name for the content of plain data. Properties in `unseen` leave no trace in the HTML and do not count. */
  readonly nameOf: (data: object, unseen?: readonly string[]) => string
}

export const HtmlReuseContext = createContext<HtmlReuse | undefined>(undefined)
