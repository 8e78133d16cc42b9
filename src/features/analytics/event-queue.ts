import type { ConsentState } from '../../site/consent.ts'

interface Deps<Item> {
  readonly consent: () => ConsentState
  readonly isReady: () => boolean
  readonly send: (item: Item) => void
}

/** What waits for one sink (FRAME-13). */
export interface EventQueue<Item> {
  readonly add: (item: Item) => void
  /** To be called when consent changes, and when the page is ready. `isLeaving`: the last chance to send what was agreed to. */
  readonly update: (isLeaving?: boolean) => void
}

export const MAX_WAITING = 100

/** Holds what may not leave yet, in memory: each item is sent once, in its order, or dropped. */
export const createEventQueue = <Item>({ consent, isReady, send }: Deps<Item>): EventQueue<Item> => {
  let waiting: readonly Item[] = []
  const update = (isLeaving = false): void => {
    const state = consent()
    if (state === 'undecided' || (state === 'granted' && !isReady() && !isLeaving)) return
    const due = waiting
    waiting = []
    if (state === 'granted') due.forEach(send)
  }
  return {
    add: (item) => {
      waiting = [...waiting.slice(1 - MAX_WAITING), item]
      update()
    },
    update,
  }
}
