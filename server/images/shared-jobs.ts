/**
 * Runs jobs by key: calls with the key of a running job share its result, and no more than `limit` jobs run at
 * once, so that a listing of new pictures leaves the process able to answer.
 */
export const createSharedJobs = <Result>(limit: number) => {
  const running = new Map<string, Promise<Result>>()
  const waiting: (() => void)[] = []
  let active = 0

  const slot = async (): Promise<void> => {
    if (active >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    active += 1
  }
  const release = (): void => {
    active -= 1
    waiting.shift()?.()
  }
  const start = async (job: () => Promise<Result>): Promise<Result> => {
    await slot()
    try {
      return await job()
    } finally {
      release()
    }
  }
  return (key: string, job: () => Promise<Result>): Promise<Result> => {
    const shared = running.get(key)
    if (shared !== undefined) return shared
    const own = start(job).finally(() => running.delete(key))
    running.set(key, own)
    return own
  }
}
