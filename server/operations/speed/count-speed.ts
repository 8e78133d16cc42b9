import { sql } from 'drizzle-orm'
import { SPEED_METRICS, type SpeedReport } from '../../../schemas/api/page-speed.ts'
import { pageSpeeds } from '../../database/schema/speed.ts'
import type { Runtime } from '../../runtime.ts'
import { bucketOf } from './buckets.ts'

type Row = typeof pageSpeeds.$inferInsert

/** Adds a report to the histograms, in one statement. */
export const countSpeed =
  ({ database, clock }: Pick<Runtime, 'database' | 'clock'>) =>
  async (report: SpeedReport): Promise<void> => {
    const rows = rowsOf(report, dayOf(clock.now()))
    if (rows.length === 0) return
    const { day, siteTag, pageKind, device, way, metric, bucket, count } = pageSpeeds
    await database
      .insert(pageSpeeds)
      .values([...rows])
      .onConflictDoUpdate({
        target: [day, siteTag, pageKind, device, way, metric, bucket],
        set: { count: sql`${count} + excluded.count` },
      })
  }

/** In the order of their key, so that two reports that meet wait for each other in turn; each row once, as an upsert asks. */
const rowsOf = ({ siteTag, device, pages }: SpeedReport, day: string): readonly Row[] => {
  const rows = new Map<string, Row>()
  for (const { pageKind, way, figures } of pages)
    for (const metric of SPEED_METRICS) {
      const value = figures[metric]
      if (value === undefined) continue
      const bucket = bucketOf(metric, value)
      const key = [pageKind, way, metric, String(bucket).padStart(3, '0')].join(' ')
      rows.set(key, { day, siteTag, pageKind, device, way, metric, bucket, count: (rows.get(key)?.count ?? 0) + 1 })
    }
  return [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
}

/** The day in UTC that a time is on. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 'yyyy-mm-dd'.length)
