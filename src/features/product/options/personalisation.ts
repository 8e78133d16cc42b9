import type { CustomisationInput } from '../../../../schemas/api/customisation.ts'
import type { ProductScope } from '../product-scope.ts'

/** Id of the section that says what a purchase waits for. */
export const CUSTOMISATION_ID = 'customisation'

/** What the block of customisation has to say about a purchase. */
export interface Personalisation {
  /** Nothing can be bought while choices are on their way, or could not be sent (CUST-06). */
  readonly isBlocked: boolean
  /** Whether what was chosen for a sku can be made; where it cannot, the block shows why. */
  readonly confirm: (sku: string) => boolean
  readonly inputsFor: (sku: string) => readonly CustomisationInput[]
}

interface Seat {
  current: Personalisation | undefined
  readonly set: (next: Personalisation) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Where the block leaves it for whoever buys. Small on purpose: the block's own code comes only with products that need it. */
export const personalisationIn = ({ once }: Pick<ProductScope, 'once'>): Seat =>
  once('personalisation', () => {
    const listeners = new Set<() => void>()
    const seat: Seat = {
      current: undefined,
      set: (next) => {
        seat.current = next
        listeners.forEach((listener) => listener())
      },
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }
    return seat
  })
