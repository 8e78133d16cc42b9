import type { DeliveryCalendar } from '../../../schemas/generated/merchant.ts'
import { wallTimeAt } from '../../../src/lib/zoned-time.ts'

/** First and last day on which a parcel may arrive: `2026-12-28`. */
export interface DeliveryDates {
  readonly from: string
  readonly to: string
}

interface Input {
  readonly calendar: DeliveryCalendar
  /** Of the site: its clocks decide which day it is, and whether it is too late for today. */
  readonly timeZone: string
  /** Epoch milliseconds. */
  readonly now: number
  readonly offer: { readonly id: string; readonly days: { readonly min: number; readonly max: number } }
}

/** The days of an order placed now: it leaves on the first day of dispatch, and working days are counted from there. */
export const deliveryDates = ({ calendar, timeZone, now, offer }: Input): DeliveryDates => {
  const { year, month, day, hour, minute } = wallTimeAt(now, timeZone)
  const today = Date.UTC(year, month - 1, day)
  const isLate = `${twoDigits(hour)}:${twoDigits(minute)}` >= calendar.cutOff
  const dispatches = worksOn(calendar, 'dispatch', offer.id)
  const delivers = worksOn(calendar, 'delivery', offer.id)
  const leaves = firstFrom(isLate ? today + DAY_MS : today, dispatches)
  return { from: isoDay(arrival(leaves, offer.days.min, delivers)), to: isoDay(arrival(leaves, offer.days.max, delivers)) }
}

type IsWorking = (day: number) => boolean

/** Days are midnights of UTC, so that no clock change makes one longer. */
const DAY_MS = 86_400_000
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

const worksOn = ({ weekend, holidays }: DeliveryCalendar, part: 'dispatch' | 'delivery', offerId: string): IsWorking => {
  const resting = holidays.filter(({ only = part, offers }) => only === part && (offers === undefined || offers.includes(offerId)))
  const dates = new Set(resting.map(({ date }) => date))
  const free = new Set(weekend.map((name) => WEEKDAYS.indexOf(name)))
  return (day) => !free.has(new Date(day).getUTCDay()) && !dates.has(isoDay(day))
}

/** Ends: a week has a working day, and holidays are a list. */
const firstFrom = (day: number, isWorking: IsWorking): number => {
  let found = day
  while (!isWorking(found)) found += DAY_MS
  return found
}

/** The working day on which so many have passed since a parcel left; 0 is the day itself, or the first after it. */
const arrival = (leaves: number, days: number, delivers: IsWorking): number => {
  let day = days === 0 ? firstFrom(leaves, delivers) : leaves
  for (let passed = 0; passed < days; passed += 1) day = firstFrom(day + DAY_MS, delivers)
  return day
}

const isoDay = (day: number): string => new Date(day).toISOString().slice(0, 10)

const twoDigits = (value: number): string => String(value).padStart(2, '0')
