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

/** The days of a month in whole weeks, which begin on Monday. */
export const weeksOf = (month: string): readonly (readonly string[])[] => {
  const first = `${month}-01`
  const sinceMonday = (new Date(`${first}T00:00:00Z`).getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK
  const weeks: (readonly string[])[] = []
  const end = `${monthAfter(month, 1)}-01`
  for (let monday = dayAfter(first, -sinceMonday); monday < end; monday = dayAfter(monday, DAYS_A_WEEK))
    weeks.push(Array.from({ length: DAYS_A_WEEK }, (_, index) => dayAfter(monday, index)))
  return weeks
}

/** From the first moment of the first week until the last of the last one, on the clocks of a zone. */
export const spanOf = (month: string, timeZone: string): { readonly from: string; readonly until: string } => {
  const days = weeksOf(month).flat()
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
