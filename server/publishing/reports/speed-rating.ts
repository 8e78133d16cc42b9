import type { SpeedMetric } from '../../../schemas/api/page-speed.ts'

/** What browsers' makers call good, up to the first, and poor, above the second (https://web.dev/articles/vitals); a test asks their library. */
export const SPEED_BOUNDS: Readonly<Record<SpeedMetric, readonly [good: number, poor: number]>> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  TTFB: [800, 1_800],
  FCP: [1_800, 3_000],
}

export const ratingOf = (metric: SpeedMetric, value: number): 'good' | 'fair' | 'poor' => {
  const [good, poor] = SPEED_BOUNDS[metric]
  if (value <= good) return 'good'
  return value <= poor ? 'fair' : 'poor'
}

/** `850 ms`, `2.4 s`, and the score of CLS. */
export const speedInWords = (metric: SpeedMetric, value: number, language: string): string => {
  const locale = `${language}-u-nu-latn`
  if (metric === 'CLS') return value.toLocaleString(locale, { maximumFractionDigits: 2 })
  const [amount, unit] = value < 1_000 ? ([Math.round(value), 'millisecond'] as const) : ([value / 1_000, 'second'] as const)
  return amount.toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 })
}
