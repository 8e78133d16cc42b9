import { useSyncExternalStore } from 'react'
import { report } from '../../lib/report.ts'
import { browserStorage } from '../../lib/browser-storage.ts'
import { createStoredValue, type StoredValue } from '../../lib/stored-value.ts'

/** Whether the shopper reads sizes in inches, and how to change that; stored by the browser, centimetres unless chosen (SIZEG-04). */
export const useInches = (): readonly [boolean, (isInches: boolean) => void] => {
  const isInches = useSyncExternalStore(subscribe, () => inches().get(), centimetres)
  return [isInches, (value) => inches().set(value)]
}

let store: StoredValue<boolean> | undefined

/** One for the page, since there is one preference for the browser. */
const inches = (): StoredValue<boolean> => {
  store ??= createStoredValue({ key: 'inches', storage: browserStorage(), events: window, report, read: (stored) => stored === true })
  return store
}

const subscribe = (listener: () => void): (() => void) => inches().subscribe(listener)

const centimetres = (): boolean => false
