import { browserStorage } from '../../../lib/browser-storage.ts'
import { wallTime } from '../../../lib/clock.ts'
import { report } from '../../../lib/report.ts'
import { createStoredValue, type StoredValue } from '../../../lib/stored-value.ts'
import type { Choices } from '../../../lib/validate-customisation.ts'

/** What was chosen for a product, and when. */
interface StoredChoice {
  readonly selectedOptions: Choices
  /** Epoch milliseconds. */
  readonly at: number
}

type StoredChoices = Readonly<Record<string, StoredChoice>>

/** Of how many products choices are stored (STORE-18). */
const MOST_PRODUCTS = 20

/** Choices of a product as this browser stores them; none where it does not (CUST-08). */
export const storedChoices = (productId: string): Choices => stored().get()?.[productId]?.selectedOptions ?? {}

/** Stores choices; those of the product chosen longest ago go for those of the twenty-first. */
export const storeChoices = (productId: string, selectedOptions: Choices, at = wallTime()): void =>
  void stored().set(newest({ ...stored().get(), [productId]: { selectedOptions, at } }))

let store: StoredValue<StoredChoices | undefined> | undefined

const stored = (): StoredValue<StoredChoices | undefined> => {
  store ??= createStoredValue({ key: 'customisationChoice', storage: browserStorage(), events: window, report, read: readChoices })
  return store
}

/** Entries of the right form; broken ones are dropped one by one, and nothing is left of something else (STORE-10). */
export const readChoices = (value: unknown): StoredChoices | undefined => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const entries = Object.entries(value).filter((entry): entry is [string, StoredChoice] => isStoredChoice(entry[1]))
  return entries.length === 0 ? undefined : newest(Object.fromEntries(entries))
}

const isStoredChoice = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null || !('selectedOptions' in value) || !('at' in value)) return false
  const { selectedOptions, at } = value
  if (typeof at !== 'number' || typeof selectedOptions !== 'object' || selectedOptions === null) return false
  return Object.values(selectedOptions).every((choice) => typeof choice === 'string')
}

const newest = (choices: StoredChoices): StoredChoices =>
  Object.fromEntries(
    Object.entries(choices)
      .toSorted(([, one], [, other]) => other.at - one.at)
      .slice(0, MOST_PRODUCTS),
  )
