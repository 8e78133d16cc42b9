import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectPostgres } from '../../server/database/connect.ts'
import type { DatabaseHandle } from '../../server/database/database.ts'
import { readMigrations } from '../../server/database/migrations.ts'
import { orders } from '../../server/database/schema/commerce.ts'
import { selectRows } from '../../server/database/select-rows.ts'
import { createCommerceApp, type CommerceApp } from '../factories/commerce-app.ts'
import { insertProduct } from '../factories/catalogue.ts'
import { checkoutBody } from '../factories/checkout.ts'

const VERSIONS = '/usr/lib/postgresql'
const programs = existsSync(VERSIONS)
  ? readdirSync(VERSIONS)
      .map((version) => join(VERSIONS, version, 'bin'))
      .at(-1)
  : undefined
const adminUrl = process.env['TEST_DATABASE_URL']
const isThere = adminUrl !== undefined && programs !== undefined
if (!isThere) process.stdout.write('Backup and restore are not tested here: TEST_DATABASE_URL and pg_dump are needed.\n')
const run = promisify(execFile)
const RESTORED = `restored_${process.pid}`

describe.skipIf(!isThere)('a backup as docs/operations.md describes it', () => {
  let shop: CommerceApp
  let folder: string
  let restored: DatabaseHandle | undefined
  const addressOf = (name: string): string => {
    const url = new URL(adminUrl ?? '')
    url.pathname = `/${name}`
    return url.toString()
  }
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backup-'))
    shop = await createCommerceApp()
    await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-M' }] })
  })
  afterAll(async () => {
    await restored?.close()
    const admin = new pg.Client({ connectionString: adminUrl })
    await admin.connect()
    await admin.query(`drop database if exists ${RESTORED} with (force)`)
    await admin.end()
    await shop.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('restores the order that was placed into an empty database, on which the shop starts', async () => {
    const shopper = await shop.guest()
    await shopper.add('1-M')
    const answer = await shopper.post('/checkout', checkoutBody('GB'), { 'idempotency-key': 'backup-and-restore' })
    expect(answer.statusCode).toBe(200)
    const [placed] = await shop.runtime.database.select().from(orders)

    const [source] = await selectRows<{ name: string }>(shop.runtime.database, sql`select current_database() as name`)
    const file = join(folder, 'shop.dump')
    await run(join(programs ?? '', 'pg_dump'), ['--format=custom', `--file=${file}`, addressOf(source?.name ?? '')])
    await run(join(programs ?? '', 'createdb'), [`--maintenance-db=${adminUrl}`, RESTORED])
    await run(join(programs ?? '', 'pg_restore'), ['--no-owner', `--dbname=${addressOf(RESTORED)}`, file])

    restored = await connectPostgres(addressOf(RESTORED))
    await restored.migrate()
    const reference = placed?.orderReference ?? ''
    expect(await restored.database.select().from(orders).where(eq(orders.orderReference, reference))).toEqual([placed])
    const [runs] = await selectRows<{ count: number }>(
      restored.database,
      sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
    )
    expect(runs?.count).toBe(readMigrations().length)
  })
})
