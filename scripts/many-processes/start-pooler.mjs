import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../free-port.mjs'
import { findProgram, startProgram } from './run-program.mjs'

export const poolerProgram = () => findProgram('/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer')

const EXAMPLE = new URL('pgbouncer.ini', import.meta.url)
const ATTEMPTS = 100
const PAUSE_MS = 50

/** PgBouncer in front of the PostgreSQL at `url`, configured as the example is but for ports and what `change` does to it. */
export const startPooler = async (url, change = (example) => example) => {
  const target = new URL(url)
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'shop-pooler-'))
  chmodSync(folder, 0o755)
  const file = join(folder, 'pgbouncer.ini')
  const example = readFileSync(EXAMPLE, 'utf8')
    .replace('* = host=127.0.0.1 port=5432', `* = host=${target.hostname} port=${target.port || '5432'} user=${target.username}`)
    .replace('listen_port = 6432', `listen_port = ${port}`)
  writeFileSync(file, change(example))
  const pooler = startProgram(poolerProgram(), [file], { asPostgres: true, cwd: folder })
  const pooled = new URL(url)
  pooled.host = `127.0.0.1:${port}`
  await untilItAnswers(pooled.toString(), pooler)
  return {
    url: pooled.toString(),
    pid: pooler.pid,
    stop: async () => {
      await pooler.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const untilItAnswers = async (connectionString, pooler) => {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ connectionString })
    try {
      await client.connect()
      await client.query('select 1')
      return await client.end()
    } catch (error) {
      if (attempt === ATTEMPTS) throw new Error(`PgBouncer does not answer:\n${pooler.text()}`, { cause: error })
      await sleep(PAUSE_MS)
    }
  }
}
