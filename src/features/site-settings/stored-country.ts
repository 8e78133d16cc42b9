import { report } from '../../lib/report.ts'
import { browserStorage } from '../../lib/browser-storage.ts'
import { createStoredValue, type StoredValue } from '../../lib/stored-value.ts'

/** The country a shopper chose last. */
interface CountrySelection {
  readonly country: string
  /** Epoch milliseconds. */
  readonly at: number
}

/** Stores the choice in this browser, for all sites of its origin (STORE-01). */
export const storeCountry = (country: string, at: number): void => void selection().set({ country, at })

/** Undefined where none was made. */
export const storedCountry = (): string | undefined => selection().get()?.country

const selection = (): StoredValue<CountrySelection | undefined> =>
  createStoredValue({ key: 'countrySelection', storage: browserStorage(), report, read: readSelection })

const readSelection = (value: unknown): CountrySelection | undefined => {
  if (typeof value !== 'object' || value === null || !('country' in value) || !('at' in value)) return undefined
  const { country, at } = value
  return typeof country === 'string' && typeof at === 'number' ? { country, at } : undefined
}
