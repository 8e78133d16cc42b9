import { describe, expect, it } from 'vitest'
import { toInstant } from '../../../src/lib/zoned-time.ts'

describe('a date in the CMS', () => {
  it('reads a date without an offset in the time zone of the site', () => {
    expect(toInstant('2026-12-01T09:00', 'Asia/Tokyo', 'begin')).toBe('2026-12-01T00:00:00.000Z')
    expect(toInstant('2026-12-01 09:00:30', 'Europe/London', 'begin')).toBe('2026-12-01T09:00:30.000Z')
  })

  it('reads a date with an offset as that instant, with or without seconds', () => {
    expect(toInstant('2026-12-01T09:00+01:00', 'Asia/Tokyo', 'begin')).toBe('2026-12-01T08:00:00.000Z')
    expect(toInstant('2026-12-01T09:00:00.000Z', 'Asia/Tokyo', 'end')).toBe('2026-12-01T09:00:00.000Z')
  })

  it('begins a window of whole days with the first moment of a day and ends it with the last', () => {
    expect(toInstant('2026-12-24', 'Asia/Dubai', 'begin')).toBe('2026-12-23T20:00:00.000Z')
    expect(toInstant('2026-12-31', 'Asia/Dubai', 'end')).toBe('2026-12-31T20:00:00.000Z')
  })

  it('refuses a date that no calendar has', () => {
    for (const text of ['2026-02-31', '2026-13-01T09:00', '2026-12-01T25:00', '1 December', '', '2026-12-01T09:61'])
      expect(toInstant(text, 'Europe/London', 'begin'), text).toBeUndefined()
  })
})
