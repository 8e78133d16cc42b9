const US = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})(?:,? +(\d{1,2}):(\d{2})(?::\d{2})?\s*([AP]M)?)?$/i
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2})?(?:\.\d+)?Z?)?$/

/** An instant of an Adobe Commerce export, `2/19/26, 1:06 AM` or `2026-02-19 01:06:00`, in UTC; undefined where it is none. */
export const readDate = (text: string): { readonly at: number; readonly hasTime: boolean } | undefined => {
  const value = text.trim()
  const iso = ISO.exec(value)
  if (iso !== null) return instant([iso[1], iso[2], iso[3], iso[4], iso[5]])
  const us = US.exec(value)
  if (us === null) return undefined
  const [, month, day, year = '', hour, minute, half] = us
  const isNoonOrMidnight = hour === '12'
  const hours = half === undefined || hour === undefined ? hour : String((isNoonOrMidnight ? 0 : Number(hour)) + (/p/i.test(half) ? 12 : 0))
  return instant([year.length === 2 ? `20${year}` : year, month, day, hours, minute])
}

const instant = (parts: readonly (string | undefined)[]): { readonly at: number; readonly hasTime: boolean } | undefined => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.map((part) => Number(part ?? 0))
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute))
  // A month 13 or a 31st of February rolls over into another day.
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && hour < 24 && minute < 60
  return isReal ? { at: date.getTime(), hasTime: hour > 0 || minute > 0 } : undefined
}
