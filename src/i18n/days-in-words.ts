import { keptBy } from '../lib/kept-by.ts'
import { formatLocaleOf } from './format-locale.ts'

const dayFormat = keptBy(
  (locale) => new Intl.DateTimeFormat(formatLocaleOf(locale), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
)

/** First and last day, as a calendar writes them. */
export interface Days {
  readonly from: string
  readonly to: string
}

/**
 * `Mon 28 Dec – Wed 30 Dec`: a shopper plans by weekdays. Dates of a calendar (`2026-12-28`) have no time zone. Both days as one is
 * written alone, for the ranges of some languages (ja, zh) have no words: `12/28(月)～12/30(水)`.
 */
export const daysInWords = ({ from, to }: Days, locale: string): string => {
  const format = dayFormat(locale)
  const [first, last] = [Date.parse(from), Date.parse(to)]
  const parts = format.formatRangeToParts(first, last)
  const between = parts[parts.findIndex(({ source }) => source === 'endRange') - 1]
  if (between === undefined) return format.format(first)
  // It may begin with the bracket that closes the first day.
  return `${format.format(first)}${between.value.replace(/^[)）]/, '')}${format.format(last)}`
}
