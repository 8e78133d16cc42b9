import { sql, type SQL } from 'drizzle-orm'

/** A list of texts with every value bound by itself, because the two drivers write arrays differently. */
export const textArray = (values: readonly string[]): SQL =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`
