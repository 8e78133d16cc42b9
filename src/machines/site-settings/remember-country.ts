import { report } from '../../analytics/report.ts'
import { browserStorage } from '../../lib/browser-storage.ts'
import { createStoredValue } from '../../lib/stored-value.ts'

/** The country a shopper chose last. */
export interface CountrySelection {
  readonly country: string
  /** Epoch milliseconds. */
  readonly at: number
}

/** Keeps the choice in this browser, for all sites of its origin (STORE-01). */
export const rememberCountry = (country: string, at: number): void =>
  createStoredValue<CountrySelection | undefined>({ key: 'countrySelection', storage: browserStorage(), report, read: readSelection }).set({
    country,
    at,
  })

const readSelection = (value: unknown): CountrySelection | undefined => {
  if (typeof value !== 'object' || value === null || !('country' in value) || !('at' in value)) return undefined
  const { country, at } = value
  return typeof country === 'string' && typeof at === 'number' ? { country, at } : undefined
}
