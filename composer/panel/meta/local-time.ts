import type { Json } from '../../../schemas/page.ts'

/** An instant as a `datetime-local` field wants it, in the time of this computer; empty where it is none. */
export const localTimeOf = (instant: Json | undefined): string => {
  const date = typeof instant === 'string' ? new Date(instant) : undefined
  if (date === undefined || Number.isNaN(date.getTime())) return ''
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(twoDigits).join('-')
  return `${day}T${[date.getHours(), date.getMinutes()].map(twoDigits).join(':')}`
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** The other way round; undefined while the field is empty. */
export const instantOf = (localTime: string): string | undefined => {
  const date = new Date(localTime)
  return localTime === '' || Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

/** `Europe/London`. */
export const timeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
