import { interfaceLocale } from '../interface-locale.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** `5 minutes ago`, `yesterday`; from a week on the day. A clock that is behind the server's says `now`. */
export const timeInWords = (at: string, now: number): string => {
  const passedMs = Math.max(0, now - Date.parse(at))
  const ago = (amount: number, unit: Intl.RelativeTimeFormatUnit): string =>
    new Intl.RelativeTimeFormat(interfaceLocale(), { numeric: 'auto' }).format(-Math.floor(amount), unit)
  if (passedMs < MINUTE_MS) return ago(0, 'second')
  if (passedMs < HOUR_MS) return ago(passedMs / MINUTE_MS, 'minute')
  if (passedMs < DAY_MS) return ago(passedMs / HOUR_MS, 'hour')
  if (passedMs < 7 * DAY_MS) return ago(passedMs / DAY_MS, 'day')
  return new Date(at).toLocaleDateString(interfaceLocale(), { dateStyle: 'medium' })
}
