import { eq, sql } from 'drizzle-orm'
import { rateWindows } from '../database/schema/commerce.ts'
import type { Runtime } from '../runtime.ts'

interface Limit {
  /** What is counted: the action and whose it is. */
  readonly key: string
  readonly max: number
  readonly windowMs: number
  /** How many attempts this is: one, unless given. */
  readonly by?: number
}

type Deps = Pick<Runtime, 'database' | 'clock'>

/** Counts one attempt. False where it exceeds the limit. */
export const countTry = async (deps: Deps, limit: Limit): Promise<boolean> => (await countUp(deps, limit)) <= limit.max

/** Counts one attempt, in the database so that all processes share the count, and answers how many there are with it. */
export const countUp = async ({ database, clock }: Deps, { key, windowMs, by = 1 }: Omit<Limit, 'max'>): Promise<number> => {
  const now = clock.now()
  const endsAt = now + windowMs
  const [window] = await database
    .insert(rateWindows)
    .values({ key, count: by, endsAt })
    .onConflictDoUpdate({
      target: rateWindows.key,
      set: {
        count: sql`case when ${rateWindows.endsAt} <= ${now} then ${by}::int else ${rateWindows.count} + ${by}::int end`,
        endsAt: sql`case when ${rateWindows.endsAt} <= ${now} then ${endsAt} else ${rateWindows.endsAt} end`,
      },
    })
    .returning({ count: rateWindows.count })
  return window?.count ?? by
}

/**
 * Counts one attempt by each limit in turn, before anything is compared: of many at once no more than the limit get that far. Answers
 * how to take it back where it turns out to be right, or undefined where it exceeds a limit; the limits behind that do not count it.
 */
export const beginTry = async (deps: Deps, limits: readonly Limit[]): Promise<(() => Promise<void>) | undefined> => {
  for (const limit of limits) if (!(await countTry(deps, limit))) return undefined
  return async () => {
    for (const limit of limits) await takeBackTry(deps, limit)
  }
}

/** Takes one counted attempt back, where what it was counted for is over. */
export const takeBackTry = async ({ database }: Deps, { key }: Pick<Limit, 'key'>): Promise<void> => {
  await database
    .update(rateWindows)
    .set({ count: sql`greatest(${rateWindows.count} - 1, 0)` })
    .where(eq(rateWindows.key, key))
}

/** Whether the limit is already reached, without counting. */
export const isExhausted = async ({ database, clock }: Deps, { key, max }: Pick<Limit, 'key' | 'max'>): Promise<boolean> => {
  const [window] = await database
    .select({ count: rateWindows.count })
    .from(rateWindows)
    .where(sql`${rateWindows.key} = ${key} and ${rateWindows.endsAt} > ${clock.now()}`)
  return (window?.count ?? 0) >= max
}
