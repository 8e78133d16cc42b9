import { createContext, useContext } from 'react'
import type { AskedProduct } from './asked-product.ts'

interface QuickBuying {
  readonly ask: (product: AskedProduct) => void
  /** Fetches what is needed to answer, at the first sign. */
  readonly prepare: () => void
}

export const QuickBuyContext = createContext<QuickBuying | undefined>(undefined)

/** How a card asks for its product to be bought at once. Throws outside `QuickBuy`: a mistake in wiring. */
export const useQuickBuy = (): QuickBuying => {
  const value = useContext(QuickBuyContext)
  if (value === undefined) throw new Error('useQuickBuy needs a QuickBuy around it')
  return value
}
