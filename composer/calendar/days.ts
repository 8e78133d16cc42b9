import type { CalendarEntry } from '../../schemas/api/compose-calendar.ts'
import { toInstant } from '../../src/lib/zoned-time.ts'
import { clockTimeOf } from '../view/clock-time.ts'

const DAYS_A_WEEK = 7

/** `2026-12-01`: a day of a calendar, without a zone. */
const dayAfter = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 'yyyy-mm-dd'.length)
}

/** The day of a moment on the clocks of a zone. */
export const dayOf = (at: string, timeZone: string): string => clockTimeOf(at, timeZone, 'begin').slice(0, 'yyyy-mm-dd'.length)

/** `2026-12`, some months later. */
export const monthAfter = (month: string, months: number): string => {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 'yyyy-mm'.length)
}

/** ISO 8601 number of a weekday. */
const MONDAY = 1

/** The day on which weeks of a language begin, from 1 for Monday; Monday where a browser does not know it. */
export const firstDayOf = (locale: string): number => {
  // Not yet in the compiler's library; older browsers have it as a property.
  const known = new Intl.Locale(locale) as Intl.Locale & WeekKnown
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? MONDAY
}

interface WeekKnown {
  readonly getWeekInfo?: () => { readonly firstDay: number }
  readonly weekInfo?: { readonly firstDay: number }
}

/** The days of a month in whole weeks. `firstDay`: that of a week. */
export const weeksOf = (month: string, firstDay = MONDAY): readonly (readonly string[])[] => {
  const first = `${month}-01`
  const before = (new Date(`${first}T00:00:00Z`).getUTCDay() - firstDay + DAYS_A_WEEK) % DAYS_A_WEEK
  const weeks: (readonly string[])[] = []
  const end = `${monthAfter(month, 1)}-01`
  for (let start = dayAfter(first, -before); start < end; start = dayAfter(start, DAYS_A_WEEK))
    weeks.push(Array.from({ length: DAYS_A_WEEK }, (_, index) => dayAfter(start, index)))
  return weeks
}

/** From the first moment of the first week until the last of the last one, on the clocks of a zone. */
export const spanOf = (month: string, timeZone: string, firstDay = MONDAY): { readonly from: string; readonly until: string } => {
  const days = weeksOf(month, firstDay).flat()
  const instantOf = (day: string | undefined): string => toInstant(`${day ?? `${month}-01`}T00:00`, timeZone, 'begin') ?? ''
  return { from: instantOf(days[0]), until: instantOf(dayAfter(days.at(-1) ?? `${month}-01`, 1)) }
}

/** Entries by the day that clocks of a zone show, in the order of time; those of a site where one is chosen. */
export const entriesByDay = (
  entries: readonly CalendarEntry[],
  { timeZone, siteTag }: { readonly timeZone: string; readonly siteTag: string },
): ReadonlyMap<string, readonly CalendarEntry[]> => {
  const days = new Map<string, CalendarEntry[]>()
  for (const entry of entries) {
    if (siteTag !== '' && entry.sites.length > 0 && !entry.sites.includes(siteTag)) continue
    const day = dayOf(entry.at, timeZone)
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return days
}
