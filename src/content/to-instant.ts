import { instantOf, type WallTime } from '../lib/zoned-time.ts'

/** `2026-12-01`, `2026-12-01T09:00`, `2026-12-01 09:00:30`: no offset, so the site's clocks are meant. */
const LOCAL = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?$/
/** With an offset, which the CMS writes with or without seconds: `2026-12-01T09:00+01:00`. */
const ABSOLUTE = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/i

/**
 * What a merchandiser entered as the begin or end of a window, as an ISO instant. Without an offset it is the time of the
 * site's zone; a day alone begins at its first moment and ends with its last one, as people say it: "until 24 December".
 * Undefined for what is no date.
 */
export const toInstant = (text: string, timeZone: string, edge: 'begin' | 'end'): string | undefined => {
  if (ABSOLUTE.test(text)) return iso(Date.parse(text.replace(' ', 'T')))
  const match = LOCAL.exec(text)
  if (match === null) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map((part) => Number(part ?? 0))
  const wall = { year, month, day, hour, minute, second }
  if (!exists(wall)) return undefined
  const isWholeDay = match[4] === undefined
  return iso(instantOf(isWholeDay && edge === 'end' ? { ...wall, day: day + 1 } : wall, timeZone))
}

const iso = (instant: number): string | undefined => (Number.isNaN(instant) ? undefined : new Date(instant).toISOString())

/** The thirty-first of February is a mistake, not the third of March. */
const exists = ({ year, month, day, hour, minute, second }: WallTime): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && date.getUTCHours() === hour && minute < 60 && second < 60
}
