import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { analyzeUnknown } from '../../../server/database/analyze.ts'
import { selectRows } from '../../../server/database/select-rows.ts'
import { createTestRuntime, type TestRuntime } from '../../setup/runtime.ts'

let test: TestRuntime
beforeAll(async () => {
  test = await createTestRuntime()
})
afterAll(() => test.close())

const known = async () => {
  const [row] = await selectRows<{ rows: number }>(
    test.runtime.database,
    sql`select reltuples::int as rows from pg_class where relname = 'indexed_records'`,
  )
  return row?.rows
}

it('looks at large tables that nobody has looked at, and at no others', async () => {
  const { database } = test.runtime
  await analyzeUnknown(database)
  expect(await known()).toBe(-1)
  await database.execute(
    sql`insert into indexed_records (index_name, object_id, record_hash) select 'i', number::text, repeat('h', 200) from generate_series(1, 20000) as number`,
  )
  await analyzeUnknown(database)
  expect(await known()).toBe(20_000)
})
