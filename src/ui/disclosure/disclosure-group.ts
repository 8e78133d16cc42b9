import { createContext } from 'react'

/** The name that disclosures within share, so that the browser leaves one of them open; none unless set. */
export const DisclosureGroup = createContext<string | undefined>(undefined)
