import { useTranslate } from '../../src/i18n/use-translate.ts'
import { toInstant } from '../../src/lib/zoned-time.ts'
import { clockChangeAt, clockTimeOf } from './clock-time.ts'

/** What is meant by a time of a night when clocks change; nothing of any other. */
export const ClockNote = ({ clockTime, timeZone }: { readonly clockTime: string; readonly timeZone: string }) => {
  const t = useTranslate()
  const change = clockChangeAt(clockTime, timeZone)
  const meant = clockTimeOf(toInstant(clockTime, timeZone, 'begin'), timeZone, 'begin')
  return change === undefined ? null : t(`compose.when.${change}`, { typed: clockTime.slice(TIME), meant: meant.slice(TIME) })
}

/** Where the time begins in `2026-12-01T09:00`. */
const TIME = 11
