import fc from 'fast-check'
import { CLSThresholds, FCPThresholds, INPThresholds, LCPThresholds, TTFBThresholds } from 'web-vitals'
import { expect, it } from 'vitest'
import { SPEED_METRICS, type SpeedMetric } from '../../../../schemas/api/page-speed.ts'
import { bucketOf, p75Of } from '../../../../server/operations/speed/buckets.ts'
import { SPEED_BOUNDS } from '../../../../server/publishing/reports/speed-rating.ts'

/** How many values fell into each bucket. */
const histogramOf = (metric: SpeedMetric, values: readonly number[]) => {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(bucketOf(metric, value), (counts.get(bucketOf(metric, value)) ?? 0) + 1)
  return [...counts].map(([bucket, count]) => ({ bucket, count }))
}

const valuesOf = (metric: SpeedMetric) =>
  metric === 'CLS' ? fc.double({ min: 0.0011, max: 5, noNaN: true }) : fc.double({ min: 1.01, max: 90_000, noNaN: true })

it.each(SPEED_METRICS)('of any views the p75 of %s that the histogram tells is within 5 % of the exact one', (metric) => {
  fc.assert(
    fc.property(fc.array(valuesOf(metric), { minLength: 1, maxLength: 400 }), (values) => {
      const exact = values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.75) - 1] ?? NaN
      const told = p75Of(metric, histogramOf(metric, values)) ?? NaN
      expect(Math.abs(told / exact - 1)).toBeLessThan(0.05)
    }),
  )
})

it('nothing moved and nothing waited for is told as nothing, what took for ever as a minute and a half, and no view as none', () => {
  expect(p75Of('CLS', histogramOf('CLS', [0, 0, 0.0005, 0.2]))).toBe(0)
  expect(p75Of('TTFB', histogramOf('TTFB', [0]))).toBe(0)
  expect(p75Of('LCP', histogramOf('LCP', [3_600_000]))).toBeGreaterThan(80_000)
  expect(p75Of('LCP', [])).toBeUndefined()
})

it('what is good and what is poor is what the library that measures says', () => {
  expect(SPEED_BOUNDS).toEqual({
    LCP: LCPThresholds,
    INP: INPThresholds,
    CLS: CLSThresholds,
    TTFB: TTFBThresholds,
    FCP: FCPThresholds,
  })
})
