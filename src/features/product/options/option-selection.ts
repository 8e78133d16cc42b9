import type { Product } from '../../../../schemas/api/product.ts'
import { once } from '../../../lib/once.ts'
import { report } from '../../../lib/report.ts'
import { normaliseProduct } from './normalise-product.ts'
import type { SelectionActor, SelectionEffects } from './selection-actor.ts'
import type { OptionChoice } from './selection.ts'
import { afterChoice, firstSelectionState, type SelectionState } from './selection-state.ts'

interface Deps extends SelectionEffects {
  readonly product: Product
  readonly query: Readonly<Record<string, string>>
}

const loadStart = async () => (await import('./selection-actor.ts')).startSelection

/** A selection, whose machine comes with the first sign that somebody is there to choose. */
export interface OptionSelection {
  /** What the server's HTML shows. */
  readonly first: SelectionState
  readonly getState: () => SelectionState
  readonly subscribe: (listener: () => void) => () => void
  /** Fetches the machine. */
  readonly prepare: () => void
  /** Shown at once; the machine hears of it once it is there. */
  readonly choose: (choice: OptionChoice) => void
  /** Runs at once, or as soon as the machine is there, each in its turn; `otherwise` where it does not come. */
  readonly act: (run: (actor: SelectionActor) => void, otherwise?: () => void) => void
}

export const createOptionSelection = ({ product, query, ...effects }: Deps, load = loadStart): OptionSelection => {
  const input = { product: normaliseProduct(product), query }
  const first = firstSelectionState(input)
  const listeners = new Set<() => void>()
  let early = first
  let actor: SelectionActor | undefined

  const notify = (): void => {
    for (const listener of listeners) listener()
  }
  const ready = once(async () => {
    try {
      const startSelection = await load()
      actor = startSelection(input, effects, notify)
      return actor
    } catch (cause) {
      report({ code: 'selectionFailed', message: 'The choice of options did not load', severity: 2, details: { cause: String(cause) } })
      throw cause
    }
  })
  const act: OptionSelection['act'] = (run, otherwise = reported) => {
    if (actor === undefined) ready().then(run, otherwise)
    else run(actor)
  }
  return {
    first,
    getState: () => actor?.getState() ?? early,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    prepare: () => void ready().catch(reported),
    choose: (choice) => {
      act((machine) => machine.choose(choice))
      if (actor !== undefined) return
      early = afterChoice(early, choice)
      notify()
    },
    act,
  }
}

/** Nothing is left to do. */
const reported = (): void => undefined
