import type { Clock } from '../../runtime.ts'

const MINUTE_MS = 60_000
/** A page sends ten at most; several people may be behind one address. */
const BY_ADDRESS = 30
/** Each one costs a line of the log and a look into a source map. */
const BY_PROCESS = 120

/**
 * Whether a report of an address is taken. Counted in memory, by each process for itself: reports come most when the database is away,
 * and what is beyond the limit says nothing new.
 */
export const createReportLimit = ({ now }: Clock): ((address: string) => boolean) => {
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
    if (taken >= BY_PROCESS || count >= BY_ADDRESS) return false
    taken += 1
    byAddress.set(address, count + 1)
    return true
  }
}
