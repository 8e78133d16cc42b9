import { and, eq, gte, sql } from 'drizzle-orm'
import { SPEED_METRICS, type SpeedDevice, type SpeedMetric, type SpeedWay } from '../../../schemas/api/page-speed.ts'
import { groupBy } from '../../../src/lib/group-by.ts'
import { pageSpeeds } from '../../database/schema/speed.ts'
import type { Runtime } from '../../runtime.ts'
import { p75Of } from './buckets.ts'
import { dayOf } from './count-speed.ts'

const DAY_MS = 24 * 3_600_000

/** Three of four of fewer views than this change by themselves from one week to the next. */
export const MIN_VIEWS = 50

/** The days that figures are of, today among them. */
export const SPEED_DAYS = { week: 7, month: 28 } as const

/** What three of four views were at least as fast as; undefined where too few were measured. */
type Figures = Readonly<Record<SpeedMetric, { readonly week: number | undefined; readonly month: number | undefined }>>

/** Pages of one kind, or of one site, by device and by how they were come to. */
export interface SpeedRow {
  /** A kind of page, or the tag of a site. */
  readonly name: string
  readonly device: SpeedDevice
  readonly way: SpeedWay
  /** In the last 28 days. Of every document there is the time to its first byte, of further pages the paint or the shifts. */
  readonly views: number
  readonly figures: Figures
}

/** Rows by kind of page on one site or on all of them, or by site over all kinds, most views first. */
export const readSpeed = async (
  { database, clock }: Pick<Runtime, 'database' | 'clock'>,
  { by, siteTag }: { readonly by: 'pageKind' | 'siteTag'; readonly siteTag?: string | undefined },
): Promise<readonly SpeedRow[]> => {
  const since = (days: number): string => dayOf(clock.now() - (days - 1) * DAY_MS)
  const { device, way, metric, bucket, count, day } = pageSpeeds
  const name = pageSpeeds[by]
  const rows = await database
    .select({
      name,
      device,
      way,
      metric,
      bucket,
      week: sql<number>`coalesce(sum(${count}) filter (where ${day} >= ${since(SPEED_DAYS.week)}), 0)::int`,
      month: sql<number>`sum(${count})::int`,
    })
    .from(pageSpeeds)
    .where(and(gte(day, since(SPEED_DAYS.month)), siteTag === undefined ? undefined : eq(pageSpeeds.siteTag, siteTag)))
    .groupBy(name, device, way, metric, bucket)
  const groups = groupBy(rows, (row) => [row.name, row.device, row.way].join(' '))
  return [...groups.values()].flatMap(rowOf).toSorted((one, other) => other.views - one.views || one.name.localeCompare(other.name))
}

interface Counted extends Pick<SpeedRow, 'name' | 'device' | 'way'> {
  readonly metric: SpeedMetric
  readonly bucket: number
  readonly week: number
  readonly month: number
}

const rowOf = (counted: readonly Counted[]): readonly SpeedRow[] => {
  const [first] = counted
  if (first === undefined) return []
  const { name, device, way } = first
  const of = (metric: SpeedMetric, span: 'week' | 'month'): readonly { readonly bucket: number; readonly count: number }[] =>
    counted.filter((each) => each.metric === metric).map((each) => ({ bucket: each.bucket, count: each[span] }))
  const sum = (counts: readonly { readonly count: number }[]): number => counts.reduce((total, { count }) => total + count, 0)
  const p75 = (metric: SpeedMetric, span: 'week' | 'month'): number | undefined => {
    const counts = of(metric, span)
    return sum(counts) < MIN_VIEWS ? undefined : p75Of(metric, counts)
  }
  const figures = Object.fromEntries(SPEED_METRICS.map((metric) => [metric, { week: p75(metric, 'week'), month: p75(metric, 'month') }]))
  // One entry for each metric.
  return [{ name, device, way, views: Math.max(...SPEED_METRICS.map((metric) => sum(of(metric, 'month')))), figures: figures as Figures }]
}
