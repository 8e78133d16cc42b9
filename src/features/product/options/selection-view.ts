import type { OptionLevel, StockStatus } from '../../../../schemas/api/product.ts'
import { without } from '../../../lib/without.ts'
import type { SiteConfig } from '../../../site/site-config.ts'
import { commonStock, type Stock } from './common-stock.ts'
import { levelOptions, visibleLevels, type LevelOption } from './levels.ts'
import { distinctValues, type NormalisedProduct, type OptionValue, type Selection, type Variant } from './normalise-product.ts'
import { agrees, missingOptions, selectedVariant } from './selection.ts'
import type { SelectionState } from './selection-state.ts'

/** One group of chips. */
export interface LevelView {
  readonly level: OptionLevel
  readonly options: readonly LevelOption[]
  /** Label of the chosen one. */
  readonly chosen: string | undefined
  /** Whether 'please select' is shown under it. */
  readonly isMessageShown: boolean
}

/** Another value of a level. */
interface Offer extends OptionValue {
  readonly level: OptionLevel
}

/** Everything a product page shows of its selection. */
export interface SelectionView {
  readonly selection: Selection
  readonly variant: Variant | undefined
  /** Of the variant; before one is meant, what holds for all that still can be. */
  readonly stock: Stock | undefined
  readonly levels: readonly LevelView[]
  /** Instead of what is selected and sold out. */
  readonly offers: readonly Offer[]
  /** Levels still to choose; empty where nothing that is selected can be bought. */
  readonly missing: readonly OptionLevel[]
  readonly label: ButtonLabel
  readonly isBusy: boolean
  /** Whether a click can come to anything: a purchase, or a message about what is missing. */
  readonly isInactive: boolean
  /** Changes with every click that was refused. */
  readonly refusals: number
}

/** The view of a state by the site's rules. Pure (PDP-22, PDP-23). */
export const selectionView = (state: SelectionState, rules: SiteConfig['product']): SelectionView => {
  const { context, stage, areMessagesShown } = state
  const { product, selection, lastChanged, refusals } = context
  const variant = selectedVariant(product, selection)
  const meant = product.options.filter((option) => agrees(option, selection))
  // Where nothing that can still be meant is for sale, nothing is asked for either.
  const isSoldOut = meant.length > 0 && !meant.some(isForSale)
  const missing = isSoldOut ? [] : missingOptions(product, selection, lastChanged)
  const levels = visibleLevels(product, rules).map((level): LevelView => {
    const options = levelOptions({ product, selection, rules }, level)
    const isMessageShown = areMessagesShown && missing.includes(level)
    return { level, options, chosen: options.find(({ isSelected }) => isSelected)?.label, isMessageShown }
  })
  return {
    selection,
    variant,
    stock: commonStock(variant === undefined ? meant : [variant]),
    levels,
    offers: isSoldOut ? offersOf(product, selection) : [],
    missing,
    label: buttonLabel({ stage, isMissingOption: missing.length > 0, stockStatus: variant?.stockStatus }),
    isBusy: stage === 'purchasing',
    isInactive: missing.length === 0 && variant?.availableForPurchase !== true,
    refusals,
  }
}

const isForSale = ({ availableForPurchase }: Variant): boolean => availableForPurchase

/** Values that would change one thing about a selection that is sold out, and make it one that can be had. */
const offersOf = ({ optionAttributes, options }: NormalisedProduct, selection: Selection): readonly Offer[] =>
  optionAttributes.flatMap((level) => {
    if (selection[level] === undefined) return []
    const sold = options.filter((option) => isForSale(option) && agrees(option, without(selection, level)))
    return distinctValues(sold, level).map((value) => ({ ...value, level }))
  })

/** What the add-to-bag button is about, and the message key of its label (CARTBTN-01 to CARTBTN-04). */
export type ButtonLabel = 'pickMore' | 'available' | 'lowStock' | 'preOrder' | 'backOrder' | 'notAvailable' | 'adding' | 'added' | 'error'

interface Deps {
  readonly stage: SelectionState['stage']
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
