/** Epoch milliseconds of this machine: a shopper's own time in a browser. On the server only `server/clock.ts` starts from it. */
export const wallTime = (): number => Date.now()

/** Milliseconds that never run backwards, for how long something took or how old it is; no clock that tests set moves them. */
export const elapsed = (): number => performance.now()
