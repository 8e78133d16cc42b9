/** Does what falls due, in this process as in any other on the same database. */
export interface Worker {
  /** Something may be due; returns at once. */
  readonly wake: () => void
  /** Takes nothing more on and waits for what is under way. */
  readonly stop: () => Promise<void>
}

/** What a worker works on. Instants are epoch milliseconds of the caller's clock. */
export interface WorkToDo {
  readonly now: () => number
  readonly nextDue: () => Promise<number | undefined>
  /** Does some of what is due. What it throws is reported, and tried again after the longest sleep. */
  readonly runDue: () => Promise<void>
  readonly onError: (error: unknown) => void
  /** Another process may have left something to do, and a test may have moved the clock: none sleeps longer than this. */
  readonly maxSleepMs: number
}

const MIN_SLEEP_MS = 50

export const createWorker = ({ now, nextDue, runDue, onError, maxSleepMs }: WorkToDo): Worker => {
  let isStopped = false
  let isAwake = false
  let isWakePending = false
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const isSomethingDue = async (): Promise<boolean> => ((await nextDue()) ?? Number.POSITIVE_INFINITY) <= now()

  const work = async (): Promise<void> => {
    while (!isStopped && (isWakePending || (await isSomethingDue()))) {
      isWakePending = false
      await runDue()
    }
    if (!isStopped) sleepUntil(await nextDue())
  }

  const sleepUntil = (due: number | undefined): void => {
    const delay = due === undefined ? maxSleepMs : Math.min(Math.max(due - now(), MIN_SLEEP_MS), maxSleepMs)
    timer = setTimeout(wake, delay)
    timer.unref()
  }

  const wake = (): void => {
    isWakePending = true
    if (isStopped || isAwake) return
    isAwake = true
    clearTimeout(timer)
    running = work()
      .catch((error: unknown) => {
        onError(error)
        if (!isStopped) sleepUntil(undefined)
      })
      .finally(() => {
        isAwake = false
        if (isWakePending && !isStopped) wake()
      })
  }

  const stop = async (): Promise<void> => {
    isStopped = true
    clearTimeout(timer)
    await running
  }

  return { wake, stop }
}
