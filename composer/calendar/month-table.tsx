import type { ReactNode } from 'react'
import type { CalendarEntry } from '../../schemas/api/compose-calendar.ts'
import { interfaceLocale } from '../interface-locale.ts'
import { firstDayOf, weeksOf } from './days.ts'
import styles from './calendar.module.scss'

interface Props {
  readonly month: string
  readonly monthName: string
  /** `2026-12-01`, on the clocks that are looked at. */
  readonly today: string
  readonly byDay: ReadonlyMap<string, readonly CalendarEntry[]>
  readonly item: (entry: CalendarEntry) => ReactNode
}

/** A month as a table of weeks. */
export const MonthTable = ({ month, monthName, today, byDay, item }: Props) => {
  const weeks = weeksOf(month, firstDayOf(interfaceLocale()))
  return (
    <table className={styles.month} aria-label={monthName}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              {inWords(day, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => (
          <tr key={days[0]}>
            {days.map((day) => (
              <td key={day} data-other={day.startsWith(month) ? undefined : ''} aria-current={day === today ? 'date' : undefined}>
                <time dateTime={day}>{inWords(day, day.endsWith('-01') ? { day: 'numeric', month: 'short' } : { day: 'numeric' })}</time>
                {byDay.has(day) && <ul>{byDay.get(day)?.map(item)}</ul>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A day of the calendar, which is the same in every zone. */
export const inWords = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(interfaceLocale(), { ...options, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`))
