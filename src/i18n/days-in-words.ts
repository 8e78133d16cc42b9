import { formatLocaleOf } from './format-locale.ts'

/** `28–30 Dec`, with the weekdays: a shopper plans by them. Dates of a calendar (`2026-12-28`) have no time zone. */
export const daysInWords = ({ from, to }: { readonly from: string; readonly to: string }, locale: string): string =>
  new Intl.DateTimeFormat(formatLocaleOf(locale), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).formatRange(
    Date.parse(from),
    Date.parse(to),
  )
