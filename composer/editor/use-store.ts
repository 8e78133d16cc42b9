import { useSyncExternalStore } from 'react'

interface Store<State> {
  readonly get: () => State
  readonly subscribe: (listener: () => void) => () => void
}

/** What a store holds now; renders again when it changes. */
export const useStore = <State>({ get, subscribe }: Store<State>): State => useSyncExternalStore(subscribe, get)
