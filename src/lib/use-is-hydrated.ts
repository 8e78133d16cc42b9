import { useSyncExternalStore } from 'react'

/** False on the server and while the browser takes over what it sent; true from then on. */
export const useIsHydrated = (): boolean => useSyncExternalStore(neverChanges, inBrowser, onServer)

const neverChanges = () => (): void => undefined
const inBrowser = (): boolean => true
const onServer = (): boolean => false
