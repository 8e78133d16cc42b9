import type { Clock } from './runtime.ts'

/** A clock that tests and `/_test/clock` can set; it continues from the time set. */
export interface AdjustableClock extends Clock {
  /** Epoch milliseconds. */
  readonly set: (now: number) => void
  readonly advance: (ms: number) => void
  readonly reset: () => void
}

/** The platform's time, beginning at `start` (SEED_CLOCK) where one is given. */
export const createClock = (start?: number): AdjustableClock => {
  const offsetAtStart = start === undefined ? 0 : start - Date.now()
  let offset = offsetAtStart
  return {
    now: () => Date.now() + offset,
    set: (now) => {
      offset = now - Date.now()
    },
    advance: (ms) => {
      offset += ms
    },
    reset: () => {
      offset = offsetAtStart
    },
  }
}
