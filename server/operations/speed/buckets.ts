import type { SpeedMetric } from '../../../schemas/api/page-speed.ts'

/** Each bucket ends a tenth above the one before, so what is read from its middle is off by 4.9 % at most. */
const GROWTH = 1.1

/** Ends at 93 seconds: whatever took longer is as bad. */
const LAST = 120

/** The smallest step of a metric, which is what buckets count in: milliseconds, of CLS thousandths. */
const stepOf = (metric: SpeedMetric): number => (metric === 'CLS' ? 0.001 : 1)

/** Bucket 0 has all up to one step, bucket n what is above 1.1^(n-1) steps and up to 1.1^n. */
export const bucketOf = (metric: SpeedMetric, value: number): number => {
  const steps = value / stepOf(metric)
  return steps <= 1 ? 0 : Math.min(LAST, Math.ceil(Math.log(steps) / Math.log(GROWTH)))
}

/** The value that stands for a bucket: the middle of it on its scale, and nothing for the first. */
const valueOf = (metric: SpeedMetric, bucket: number): number => (bucket === 0 ? 0 : GROWTH ** (bucket - 0.5) * stepOf(metric))

/** How many views fell into a bucket. */
export interface BucketCount {
  readonly bucket: number
  readonly count: number
}

const SHARE = 0.75

/** The value that three of four views were at least as fast as; undefined without a view. */
export const p75Of = (metric: SpeedMetric, counts: readonly BucketCount[]): number | undefined => {
  const rank = Math.ceil(SHARE * counts.reduce((sum, { count }) => sum + count, 0))
  let passed = 0
  for (const { bucket, count } of counts.toSorted((one, other) => one.bucket - other.bucket)) {
    passed += count
    if (count > 0 && passed >= rank) return valueOf(metric, bucket)
  }
  return undefined
}
