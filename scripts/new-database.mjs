import { mkdir, rename, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/**
 * Makes the empty database that a first start would make itself, in a process of its own: while the shop is built a core is
 * free, and what making one leaves in memory is gone with the process. It is in the data folder whole or not at all.
 */
const [dataDirectory = ''] = process.argv.slice(2)
const target = join(dataDirectory, 'database')
const part = `${target}.${process.pid}.part`
await mkdir(dataDirectory, { recursive: true })
try {
  const database = await PGlite.create(part)
  await database.close()
  if (!existsSync(target)) await rename(part, target)
} finally {
  await rm(part, { recursive: true, force: true })
}
