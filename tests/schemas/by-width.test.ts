import { expect, it } from 'vitest'
import { NARROW_WIDTHS, widest } from '../../schemas/by-width.ts'
import { BREAKPOINTS } from '../../src/lib/breakpoints.ts'

it('the widths that may have a value of their own are named widths of the shop, smallest upwards [LAYOUT-02]', () => {
  const largest = NARROW_WIDTHS.map(({ name }) => BREAKPOINTS[name])
  expect(largest).toEqual(largest.toSorted((one, other) => one - other))
  expect(largest).toEqual([480, 992])
})

it('of values by width the one for the widest windows stands for all', () => {
  expect([widest('start'), widest({ mobileLarge: 'center', desktop: 'start' })]).toEqual(['start', 'start'])
})
