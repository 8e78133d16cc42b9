/** A date and time on a wall clock, without saying where the clock hangs. */
export interface WallTime {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
}

/**
 * The instant, in epoch milliseconds, at which clocks of a time zone (`Asia/Tokyo`) show this time. An hour that clocks skip
 * counts as if they had not been put forward; of an hour that they repeat the first one is meant.
 */
export const instantOf = (wall: WallTime, timeZone: string): number => {
  const asUtc = utcOf(wall)
  // Offsets a day before and after are the two between which clocks can change.
  const offsets = [asUtc - DAY_MS, asUtc + DAY_MS].map((near) => offsetAt(near, timeZone))
  const candidates = offsets.map((offset) => asUtc - offset)
  const shown = candidates.filter((instant) => instant + offsetAt(instant, timeZone) === asUtc)
  return shown.length === 0 ? (candidates[0] ?? asUtc) : Math.min(...shown)
}

const DAY_MS = 86_400_000

const utcOf = ({ year, month, day, hour, minute, second }: WallTime): number => Date.UTC(year, month - 1, day, hour, minute, second)

/** What clocks of a time zone show at an instant. */
export const wallTimeAt = (instant: number, timeZone: string): WallTime => {
  const parts = formatOf(timeZone).formatToParts(instant)
  const read = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((part) => part.type === type)?.value ?? 0)
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
    second: read('second'),
  }
}

/** Milliseconds by which clocks of the zone are ahead of UTC at an instant. */
const offsetAt = (instant: number, timeZone: string): number => utcOf(wallTimeAt(instant, timeZone)) - Math.floor(instant / 1000) * 1000

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const existing = formats.get(timeZone)
  if (existing !== undefined) return existing
  const format = new Intl.DateTimeFormat('en-u-hc-h23', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(timeZone, format)
  return format
}

/** `2026-12-01`, `2026-12-01T09:00`, `2026-12-01 09:00:30`: no offset, so the site's clocks are meant. */
const LOCAL = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?$/
/** With an offset, which the CMS writes with or without seconds: `2026-12-01T09:00+01:00`. */
const ABSOLUTE = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/i

/** Whether a text names one moment, wherever it is read. */
export const hasOffset = (text: string): boolean => ABSOLUTE.test(text)

/**
 * What a merchandiser entered as the begin or end of a window, as an ISO instant. Without an offset it is the time of the
 * site's zone; a day alone begins at its first moment and ends with its last one, as people say it: "until 24 December".
 * Undefined for what is no date.
 */
export const toInstant = (text: string, timeZone: string, edge: 'begin' | 'end'): string | undefined => {
  if (hasOffset(text)) return iso(Date.parse(text.replace(' ', 'T')))
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
