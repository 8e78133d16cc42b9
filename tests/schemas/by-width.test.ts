import { expect, it } from 'vitest'
import { mapWidths, NARROW_WIDTHS, widest } from '../../schemas/by-width.ts'
import { BREAKPOINTS } from '../../src/lib/breakpoints.ts'

it('the widths that may have a value of their own are named widths of the shop, smallest upwards [LAYOUT-02]', () => {
  const largest = NARROW_WIDTHS.map(({ name }) => BREAKPOINTS[name])
  expect(largest).toEqual(largest.toSorted((one, other) => one - other))
  expect(largest).toEqual([480, 992])
})

it('a step of a migration changes one value and values by width alike', () => {
  const twice = (columns: number): number => columns * 2
  expect(mapWidths(3, twice)).toBe(6)
  expect(mapWidths({ mobileLarge: 1, desktop: 4 }, twice)).toEqual({ mobileLarge: 2, desktop: 8 })
  expect(mapWidths({ tabletMedium: 2, desktop: 4 }, twice)).toEqual({ tabletMedium: 4, desktop: 8 })
  expect([widest('start'), widest({ mobileLarge: 'center', desktop: 'start' })]).toEqual(['start', 'start'])
})
