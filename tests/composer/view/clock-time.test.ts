import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockChangeAt, clockTimeOf } from '../../../composer/view/clock-time.ts'
import { toInstant } from '../../../src/lib/zoned-time.ts'
import { ALL_SITES } from '../../../src/site/all-sites.ts'

const zone = fc.constantFrom(...new Set(ALL_SITES.map(({ timeZone }) => timeZone)), 'Australia/Lord_Howe')
const minute = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }).map((date) => {
  date.setUTCSeconds(0, 0)
  return date
})

describe('a time on the clocks of a site', () => {
  it('is the moment that is stored, also in nights when clocks change', () => {
    fc.assert(
      fc.property(minute, zone, (date, timeZone) => {
        const shown = clockTimeOf(date.toISOString(), timeZone, 'begin')
        const stored = toInstant(shown, timeZone, 'begin') ?? ''
        // Of an hour that is shown twice the first is meant.
        if (clockChangeAt(shown, timeZone) === 'repeated') expect(Date.parse(stored)).toBeLessThanOrEqual(date.getTime())
        else expect(stored).toBe(date.toISOString())
        expect(clockTimeOf(stored, timeZone, 'begin')).toBe(shown)
      }),
    )
  })

  it('that is written without an offset is the same on every site’s clocks', () => {
    expect(clockTimeOf('2026-12-01T09:00', 'Asia/Tokyo', 'begin')).toBe('2026-12-01T09:00')
    expect(clockTimeOf('2026-12-24', 'America/New_York', 'begin')).toBe('2026-12-24T00:00')
    expect(clockTimeOf('2026-12-24', 'America/New_York', 'end')).toBe('2026-12-25T00:00')
  })

  it('is empty for what is no time', () => {
    for (const value of [undefined, null, 3, '', 'soon', '2026-02-31T00:00']) expect(clockTimeOf(value, 'Europe/London', 'begin')).toBe('')
  })
})
