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

/** Counts one attempt, in the database so that all processes share the count. False where it exceeds the limit. */
export const countTry = async ({ database, clock }: Deps, { key, max, windowMs, by = 1 }: Limit): Promise<boolean> => {
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
  return (window?.count ?? 1) <= max
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
