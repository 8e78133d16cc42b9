import type { SnapshotFrom } from 'xstate'
import type { OptionLevel, StockStatus } from '../../../../schemas/api/product.ts'
import type { SiteConfig } from '../../../site/site-config.ts'
import { levelOptions, visibleLevels, type LevelOption } from './levels.ts'
import type { Selection, Variant } from './normalise-product.ts'
import type { optionSelectionMachine } from './option-selection.machine.ts'
import { missingOptions, selectedVariant } from './selection.ts'

/** One group of chips. */
export interface LevelView {
  readonly level: OptionLevel
  readonly options: readonly LevelOption[]
  /** Label of the chosen one. */
  readonly chosen: string | undefined
  /** Whether 'please select' is shown under it. */
  readonly isMessageShown: boolean
}

/** Everything a product page shows of its selection. */
export interface SelectionView {
  readonly selection: Selection
  readonly variant: Variant | undefined
  readonly levels: readonly LevelView[]
  /** Levels still to choose; empty where nothing can be bought whatever is chosen. */
  readonly missing: readonly OptionLevel[]
  readonly label: ButtonLabel
  readonly isBusy: boolean
  /** Whether a click can come to anything: a purchase, or a message about what is missing. */
  readonly isInactive: boolean
  /** Changes with every click that was refused. */
  readonly refusals: number
}

type Snapshot = SnapshotFrom<typeof optionSelectionMachine>

/** The view of a snapshot by the site's rules. Pure (PDP-22, PDP-23). */
export const selectionView = (snapshot: Snapshot, rules: SiteConfig['product']): SelectionView => {
  const { product, selection, lastChanged, refusals } = snapshot.context
  const isSoldOut = !product.options.some(({ availableForPurchase }) => availableForPurchase)
  const missing = isSoldOut ? [] : missingOptions(product, selection, lastChanged)
  const variant = selectedVariant(product, selection)
  const levels = visibleLevels(product, rules).map((level): LevelView => {
    const options = levelOptions({ product, selection, rules }, level)
    const isMessageShown = snapshot.matches({ messages: 'shown' }) && missing.includes(level)
    return { level, options, chosen: options.find(({ isSelected }) => isSelected)?.label, isMessageShown }
  })
  return {
    selection,
    variant,
    levels,
    missing,
    label: buttonLabel({ stage: snapshot.value.purchase, isMissingOption: missing.length > 0, stockStatus: variant?.stockStatus }),
    isBusy: snapshot.hasTag('busy'),
    isInactive: missing.length === 0 && variant?.availableForPurchase !== true,
    refusals,
  }
}

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
