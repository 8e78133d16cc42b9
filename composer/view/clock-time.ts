import type { Json } from '../../schemas/page.ts'
import { inOwnWords } from '../../src/content/block-schemas.ts'
import { wallTime } from '../../src/lib/clock.ts'
import { hasOffset, toInstant, wallTimeAt } from '../../src/lib/zoned-time.ts'

/** Which end of a window a time is: a day alone ends with its last moment. */
export type Edge = 'begin' | 'end'

/** A time of a block's window without an offset is meant on each site's own clocks: midnight everywhere, not one moment. */
export const isOnOwnClocks = (value: Json | undefined): boolean => typeof value === 'string' && !hasOffset(value)

/** What clocks of a zone show, as a `datetime-local` field wants it: `2026-12-01T09:00`. Empty for what is no time. */
export const clockTimeOf = (value: Json | undefined, timeZone: string, edge: Edge): string => {
  if (typeof value !== 'string') return ''
  if (!hasOffset(value)) return toInstant(value, 'UTC', edge)?.slice(0, MINUTES) ?? ''
  const instant = toInstant(value, timeZone, edge)
  return instant === undefined ? '' : clockTextAt(Date.parse(instant), timeZone)
}

/** `2026-12-01T09:00`. */
const MINUTES = 16

const clockTextAt = (instant: number, timeZone: string): string => {
  const { year, month, day, hour, minute } = wallTimeAt(instant, timeZone)
  return new Date(Date.UTC(year, month - 1, day, hour, minute)).toISOString().slice(0, MINUTES)
}

/** That a night when clocks change makes a time another one, or one of two. */
export const clockChangeAt = (clockTime: string, timeZone: string): 'skipped' | 'repeated' | undefined => {
  const instant = toInstant(clockTime, timeZone, 'begin')
  if (instant === undefined) return undefined
  const at = Date.parse(instant)
  if (clockTextAt(at, timeZone) !== clockTime) return 'skipped'
  return LATER_MS.some((later) => clockTextAt(at + later, timeZone) === clockTime) ? 'repeated' : undefined
}

/** By how much clocks are put back: an hour, on Lord Howe half of one. */
const LATER_MS = [3_600_000, 1_800_000]

/** The moment at which clocks of the zone show a time, in epoch milliseconds; now without one. */
export const momentOf = (clockTime: string | undefined, timeZone: string): number => {
  const instant = clockTime === undefined ? undefined : toInstant(clockTime, timeZone, 'begin')
  return instant === undefined ? wallTime() : Date.parse(instant)
}

/** `London`, of `Europe/London`: how people call the clocks of a zone. */
export const cityOf = (timeZone: string): string => inOwnWords(timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' '))
