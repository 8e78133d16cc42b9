import type { StockStatus } from '../../../../schemas/api/product.ts'

/** What the add-to-bag button is about, and the message key of its label (CARTBTN-01 to CARTBTN-04). */
export type ButtonLabel = 'pickMore' | 'available' | 'lowStock' | 'preOrder' | 'backOrder' | 'notAvailable' | 'adding' | 'added' | 'error'

type PurchaseStage = 'choosing' | 'purchasing' | 'purchased' | 'failed'

interface Deps {
  readonly stage: PurchaseStage
  readonly isMissingOption: boolean
  /** Of the selected variant. */
  readonly stockStatus: StockStatus | undefined
}

/** An outcome is shown until the next choice; before that the stock decides, and what is unknown is not available. */
export const buttonLabel = ({ stage, isMissingOption, stockStatus }: Deps): ButtonLabel => {
  if (stage !== 'choosing') return BY_STAGE[stage]
  if (isMissingOption) return 'pickMore'
  return (stockStatus === undefined ? undefined : BY_STATUS[stockStatus]) ?? 'notAvailable'
}

const BY_STAGE = { purchasing: 'adding', purchased: 'added', failed: 'error' } as const

const BY_STATUS: Readonly<Partial<Record<StockStatus, ButtonLabel>>> = {
  AVAILABLE: 'available',
  LOWSTOCK: 'lowStock',
  PREORDER: 'preOrder',
  BACKORDER: 'backOrder',
}
