import type { OptionLevel } from '../../../../schemas/api/product.ts'
import type { NormalisedProduct, Selection } from './normalise-product.ts'
import { changeOption, initialSelection, type OptionChoice } from './selection.ts'

export interface SelectionContext {
  readonly product: NormalisedProduct
  readonly selection: Selection
  readonly lastChanged: OptionLevel | undefined
  /** Clicks with something missing so far: each shakes the button once (TRICKY-09). */
  readonly refusals: number
}

export interface SelectionInput {
  readonly product: NormalisedProduct
  /** Query of the page's address. */
  readonly query: Readonly<Record<string, string>>
}

/** What there is to show of the machine, as plain data: its first state is shown before the machine's code is there. */
export interface SelectionState {
  readonly context: SelectionContext
  readonly stage: 'choosing' | 'purchasing' | 'purchased' | 'failed'
  /** Whether the page may complain yet (CARTBTN-08). */
  readonly areMessagesShown: boolean
}

/** What the machine begins with: what the server's HTML shows. */
export const firstSelectionState = ({ product, query }: SelectionInput): SelectionState => ({
  context: { product, selection: initialSelection(product, query), lastChanged: undefined, refusals: 0 },
  stage: 'choosing',
  areMessagesShown: false,
})

export const isNewChoice = ({ selection }: SelectionContext, { level, value }: OptionChoice): boolean => selection[level] !== value

/** What a new choice changes. */
export const chosen = (
  { product, selection }: SelectionContext,
  choice: OptionChoice,
): Pick<SelectionContext, 'selection' | 'lastChanged'> => ({
  selection: changeOption(product, selection, choice),
  lastChanged: choice.level,
})

/** What the machine makes of a choice: shown at once, should its code still be on the way. */
export const afterChoice = (state: SelectionState, choice: OptionChoice): SelectionState => {
  const { context } = state
  if (!isNewChoice(context, choice)) return { ...state, areMessagesShown: true }
  return { context: { ...context, ...chosen(context, choice) }, stage: 'choosing', areMessagesShown: true }
}
