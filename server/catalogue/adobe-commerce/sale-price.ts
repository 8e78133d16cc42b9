import { readDate } from '../files/read-date.ts'
import { readNumber } from '../files/read-number.ts'
import type { CsvRow } from '../files/read-csv.ts'

const DAY_MS = 86_400_000

/** A special price at an instant, and when that changes next. */
interface SalePrice {
  readonly sale: number
  readonly changesAt?: number
}

/** What a row is sold for: its special price from the first day to the end of the last, in UTC. */
export const salePrice = (cells: CsvRow['cells'], list: number, now: number): SalePrice => {
  const special = readNumber(cells['special_price'] ?? '')
  if (special === undefined || special <= 0 || special >= list) return { sale: list }
  const from = readDate(cells['special_price_from_date'] ?? '')?.at ?? -Infinity
  const to = readDate(cells['special_price_to_date'] ?? '')
  const until = to === undefined ? Infinity : to.at + (to.hasTime ? 0 : DAY_MS)
  if (now >= until) return { sale: list }
  if (now < from) return { sale: list, changesAt: from }
  return until === Infinity ? { sale: special } : { sale: special, changesAt: until }
}
