import { createContext } from 'react'

/** Which of a group's panels shows. */
export interface ShownTab {
  /** The tabs' own id on the page. */
  readonly group: string
  /** Undefined where all are closed. */
  readonly active: string | undefined
}

/** Set by a group of tabs for the panels in it. */
export const TabsContext = createContext<ShownTab | undefined>(undefined)
