import fc from 'fast-check'
import { expect, it } from 'vitest'
import { instantOf, type WallTime } from '../../../src/lib/zoned-time.ts'

const at = (text: string, timeZone: string): string => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/\D/).map(Number)
  return new Date(instantOf({ year, month, day, hour, minute, second: 0 }, timeZone)).toISOString()
}

it('reads a wall clock where it hangs, in winter and in summer', () => {
  expect(at('2026-12-01T09:00', 'Asia/Tokyo')).toBe('2026-12-01T00:00:00.000Z')
  expect(at('2026-12-01T09:00', 'Asia/Dubai')).toBe('2026-12-01T05:00:00.000Z')
  expect(at('2026-12-01T09:00', 'America/New_York')).toBe('2026-12-01T14:00:00.000Z')
  expect(at('2026-07-01T09:00', 'America/New_York')).toBe('2026-07-01T13:00:00.000Z')
  expect(at('2026-07-01T09:00', 'Europe/London')).toBe('2026-07-01T08:00:00.000Z')
})

it('takes an hour that clocks skip as if they did not, and of one that they repeat the first', () => {
  expect(at('2026-03-29T01:30', 'Europe/London')).toBe('2026-03-29T01:30:00.000Z')
  expect(at('2026-10-25T01:30', 'Europe/London')).toBe('2026-10-25T00:30:00.000Z')
})

it('names the instant at which the clock shows just that, at any time of any year', () => {
  const zones = ['Asia/Tokyo', 'Asia/Dubai', 'America/New_York', 'America/Toronto', 'Europe/London', 'Asia/Kathmandu', 'Pacific/Apia']
  // No clock is changed between 4 in the morning and 11 at night.
  const walls: fc.Arbitrary<WallTime> = fc.record({
    year: fc.integer({ min: 2015, max: 2060 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    hour: fc.integer({ min: 4, max: 22 }),
    minute: fc.integer({ min: 0, max: 59 }),
    second: fc.integer({ min: 0, max: 59 }),
  })
  fc.assert(
    fc.property(walls, fc.constantFrom(...zones), (wall, timeZone) => {
      const { year, month, day, hour, minute, second } = wall
      const shown = new Date(instantOf(wall, timeZone)).toLocaleString('sv-SE', { timeZone })
      const two = (value: number): string => String(value).padStart(2, '0')
      expect(shown).toBe(`${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`)
    }),
  )
})
