import { integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { SpeedDevice, SpeedMetric, SpeedWay } from '../../../schemas/api/page-speed.ts'

/** How fast pages were for shoppers, as histograms: how many views of a day fell into a bucket. No row is of one view. */
export const pageSpeeds = pgTable(
  'page_speeds',
  {
    /** `2026-12-01`, in UTC. */
    day: text().notNull(),
    siteTag: text().notNull(),
    pageKind: text().notNull(),
    device: text().$type<SpeedDevice>().notNull(),
    way: text().$type<SpeedWay>().notNull(),
    metric: text().$type<SpeedMetric>().notNull(),
    /** By server/operations/speed/buckets.ts. */
    bucket: smallint().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.siteTag, table.pageKind, table.device, table.way, table.metric, table.bucket] })],
)
