import { expect, it } from 'vitest'
import { dayOf, entriesByDay, firstDayOf, monthAfter, spanOf, weeksOf } from '../../../composer/calendar/days.ts'
import type { CalendarEntry } from '../../../schemas/api/compose-calendar.ts'

const entry = (at: string, sites: readonly string[] = []): CalendarEntry => ({
  kind: 'publish',
  at,
  pages: [],
  blocks: [],
  sites,
  state: 'planned',
})

it('a month has whole weeks from Monday, also one that begins on a Sunday and February of a leap year', () => {
  const november = weeksOf('2026-11')
  expect([november[0]?.[0], november.at(-1)?.at(-1), november.length]).toEqual(['2026-10-26', '2026-12-06', 6])
  const february = weeksOf('2028-02')
  expect(february.flat().filter((day) => day.startsWith('2028-02'))).toHaveLength(29)
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
})

it('weeks begin on the day on which they do in the language of the composer: Monday, Saturday in Arabic, Sunday in Japanese', () => {
  expect(['en-GB', 'fr', 'es', 'ar-u-nu-latn', 'ja'].map(firstDayOf)).toEqual([1, 1, 1, 6, 7])
  expect(weeksOf('2026-11', 6)[0]).toContain('2026-11-01')
  expect([weeksOf('2026-11', 6)[0]?.[0], weeksOf('2026-11', 7)[0]?.[0]]).toEqual(['2026-10-31', '2026-11-01'])
  expect(weeksOf('2026-11', 7)).toHaveLength(5)
  expect(spanOf('2026-11', 'UTC', 7)).toEqual({ from: '2026-11-01T00:00:00.000Z', until: '2026-12-06T00:00:00.000Z' })
})

it('a day is that of the clocks that are chosen', () => {
  const at = '2026-11-30T23:30:00.000Z'
  expect([dayOf(at, 'Europe/London'), dayOf(at, 'Asia/Tokyo'), dayOf(at, 'America/New_York')]).toEqual([
    '2026-11-30',
    '2026-12-01',
    '2026-11-30',
  ])
})

it('a month in which clocks change is asked for from its first moment until its last', () => {
  // Of weeks from 26 October to 6 December, the first days of which are still an hour ahead in New York.
  expect(spanOf('2026-11', 'America/New_York')).toEqual({ from: '2026-10-26T04:00:00.000Z', until: '2026-12-07T05:00:00.000Z' })
  expect(spanOf('2027-03', 'Europe/London')).toEqual({ from: '2027-03-01T00:00:00.000Z', until: '2027-04-04T23:00:00.000Z' })
})

it('both hours that clocks show twice are on their day, in the order in which they come', () => {
  const [first, second] = [entry('2026-10-25T00:30:00.000Z'), entry('2026-10-25T01:30:00.000Z')]
  expect(entriesByDay([first, second], { timeZone: 'Europe/London', siteTag: '' }).get('2026-10-25')).toEqual([first, second])
})

it('a site has what happens on it, and what happens on all', () => {
  const at = '2026-12-01T09:00:00.000Z'
  const [all, british, japanese] = [entry(at), entry(at, ['ald-gb']), entry(at, ['ald-jp'])]
  expect(entriesByDay([all, british, japanese], { timeZone: 'UTC', siteTag: 'ald-gb' }).get('2026-12-01')).toEqual([all, british])
})
