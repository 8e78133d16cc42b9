import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import pg from 'pg'
import { connectPglite, connectPostgres } from '../../server/database/connect.ts'
import type { DatabaseHandle } from '../../server/database/database.ts'
import { randomIds } from '../../server/ids.ts'
import { projectPath } from '../../server/paths.ts'

/**
 * A migrated database without rows, for its caller alone: in memory, or on the PostgreSQL at TEST_DATABASE_URL. PGlite takes two
 * seconds to make one and 0.4 to open a copy, so it is made once for a state of the migrations.
 */
export const openTestDatabase = async (): Promise<DatabaseHandle> => {
  const url = process.env['TEST_DATABASE_URL']
  return url === undefined ? openCopyInMemory() : openScratchDatabase(url)
}

const migrationsFolder = projectPath('server/database/migrations')

/** Names what a copy depends on: every migration, and the version of the embedded database. */
const nameOfState = async (): Promise<string> => {
  const hash = createHash('sha256')
  hash.update(await readFile(projectPath('node_modules/@electric-sql/pglite/package.json')))
  for (const name of (await readdir(migrationsFolder)).sort())
    if (name.endsWith('.sql')) hash.update(await readFile(join(migrationsFolder, name)))
  return hash.digest('hex').slice(0, 16)
}

const COPIES = projectPath('.cache/test-databases')

const openCopyInMemory = async (): Promise<DatabaseHandle> => {
  const dump = join(COPIES, `${await nameOfState()}.tar`)
  if (!existsSync(dump)) await makeCopy(dump)
  return connectPglite('memory://', { dump })
}

/** Test files run side by side, so several may make the copy at once; a rename lets nobody read half of it. */
const makeCopy = async (file: string): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'test-database-'))
  const handle = await connectPglite(join(folder, 'database'))
  await handle.migrate()
  await handle.close()
  const client = await PGlite.create(join(folder, 'database'), { extensions: { pg_trgm } })
  const copy = await client.dumpDataDir('none')
  await client.close()
  await rm(folder, { recursive: true, force: true })
  await mkdir(COPIES, { recursive: true })
  for (const name of await readdir(COPIES)) if (!name.startsWith(basename(file))) await rm(join(COPIES, name), { force: true })
  const unfinished = `${file}-${randomIds.token(8)}`
  await writeFile(unfinished, Buffer.from(await copy.arrayBuffer()))
  await rename(unfinished, file)
}

/** A database of its own, so that test files can run side by side; dropped when closed. Copied from one that is migrated once. */
const openScratchDatabase = async (url: string): Promise<DatabaseHandle> => {
  const name = `vitrine_${randomIds.token(12).toLowerCase()}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name} template ${await migratedTemplate(admin, url)}`)
  const handle = await connectPostgres(databaseAt(url, name))
  return {
    ...handle,
    close: async () => {
      await handle.close()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

const databaseAt = (url: string, name: string): string => {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.toString()
}

/** Any number that no other advisory lock of the tests uses. */
const TEMPLATE_LOCK = 4_101_900

/**
 * The name of a database with every migration and no rows. Test files run side by side, so the first makes it while the others wait; it
 * gets its name when it is whole.
 */
const migratedTemplate = async (admin: pg.Client, url: string): Promise<string> => {
  const name = `vitrine_template_${await nameOfState()}`
  await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
  try {
    const { rows } = await admin.query('select 1 from pg_database where datname = $1', [name])
    if (rows.length > 0) return name
    const unfinished = `${name}_unfinished`
    await admin.query(`drop database if exists ${unfinished} with (force)`)
    await admin.query(`create database ${unfinished}`)
    const handle = await connectPostgres(databaseAt(url, unfinished))
    await handle.migrate().finally(handle.close)
    await admin.query(`alter database ${unfinished} rename to ${name}`)
    return name
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK])
  }
}
