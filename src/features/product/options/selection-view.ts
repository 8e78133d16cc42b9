import type { SnapshotFrom } from 'xstate'
import type { OptionLevel } from '../../../../schemas/api/product.ts'
import type { SiteConfig } from '../../../site/site-config.ts'
import { buttonLabel, type ButtonLabel } from './button-label.ts'
import { levelOptions, type LevelOption } from './level-options.ts'
import { missingOptions } from './missing-options.ts'
import type { Selection, Variant } from './normalised-product.ts'
import type { optionSelectionMachine } from './option-selection.machine.ts'
import { selectedVariant } from './selected-variant.ts'
import { visibleLevels } from './visible-levels.ts'

/** One group of chips. */
export interface LevelView {
  readonly level: OptionLevel
  readonly options: readonly LevelOption[]
  /** Label of the chosen one. */
  readonly chosen: string | undefined
  /** Whether to say 'please select' under it. */
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
  /** Whether pressing can come to anything: a purchase, or a word about what is missing. */
  readonly isInactive: boolean
  /** Changes with every press that was refused. */
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
