import type { ReactNode } from 'react'
import type { CalendarEntry } from '../../schemas/api/compose-calendar.ts'
import { inWords } from './month-table.tsx'
import styles from './calendar.module.scss'

interface Props {
  readonly month: string
  readonly byDay: ReadonlyMap<string, readonly CalendarEntry[]>
  readonly item: (entry: CalendarEntry) => ReactNode
}

/** The days of a month on which something happens, one below the other: for keyboards and phones. */
export const DayList = ({ month, byDay, item }: Props) => {
  const days = [...byDay.keys()].filter((day) => day.startsWith(month)).toSorted()
  return (
    <div className={styles.days}>
      {days.map((day) => (
        <section key={day}>
          <h3>
            <time dateTime={day}>{inWords(day, { weekday: 'long', day: 'numeric', month: 'long' })}</time>
          </h3>
          <ul>{byDay.get(day)?.map(item)}</ul>
        </section>
      ))}
    </div>
  )
}
