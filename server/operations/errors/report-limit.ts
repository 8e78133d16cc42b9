import type { Clock } from '../../runtime.ts'

const MINUTE_MS = 60_000

/** How many reports a minute. */
interface Limits {
  readonly byAddress: number
  readonly byProcess: number
}

/**
 * Whether a report of an address is taken. Counted in memory, by each process for itself: reports come most when the database is away,
 * and what is beyond the limit says nothing new.
 */
export const createReportLimit = ({ now }: Clock, { byAddress: most, byProcess }: Limits): ((address: string) => boolean) => {
  let endsAt = 0
  let taken = 0
  const byAddress = new Map<string, number>()
  return (address) => {
    if (now() >= endsAt) {
      endsAt = now() + MINUTE_MS
      taken = 0
      byAddress.clear()
    }
    const count = byAddress.get(address) ?? 0
    if (taken >= byProcess || count >= most) return false
    taken += 1
    byAddress.set(address, count + 1)
    return true
  }
}
