import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../free-port.mjs'
import { queryOnce } from '../many-processes/query-once.mjs'
import { runProgram, startProgram } from '../many-processes/run-program.mjs'
import { postgresPrograms } from '../many-processes/start-postgres.mjs'

const ATTEMPTS = 200
const PAUSE_MS = 100

/** A replica that streams from the PostgreSQL at `primary`: a copy of it as it is, and all that is written from then on. */
export const startReplica = async (primary) => {
  const programs = postgresPrograms()
  const folder = mkdtempSync(join(tmpdir(), 'shop-replica-'))
  chmodSync(folder, 0o777)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const options = { asPostgres: true, cwd: folder }
  const { hostname, port: primaryPort, username } = new URL(primary)
  const from = ['-h', hostname, '-p', primaryPort, '-U', username]
  // With the file that says where it streams from, and a slot, so that nothing is thrown away that it has not had.
  await runProgram(
    join(programs, 'pg_basebackup'),
    [...from, '-D', join(folder, 'data'), '-R', '-C', '-S', 'replica', '-c', 'fast'],
    options,
  )
  const port = await freePort()
  const settings = ['hot_standby=on', 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'max_connections=200']
  const server = startProgram(
    join(programs, 'postgres'),
    ['-D', join(folder, 'data'), '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    options,
  )
  const url = `postgres://shop@127.0.0.1:${port}/shop`
  await untilItFollows(url, server)
  return {
    url,
    pid: server.pid,
    stop: async () => {
      await server.stop('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const untilItFollows = async (url, server) => {
  for (let attempt = 1; ; attempt += 1) {
    const rows = await queryOnce(url, 'select pg_is_in_recovery() as follows').catch(() => [])
    if (rows[0]?.follows === true) return
    if (attempt === ATTEMPTS) throw new Error(`The replica does not follow:\n${server.text()}`)
    await sleep(PAUSE_MS)
  }
}

/** How long after the primary each of some commits is seen at the replica, in milliseconds, over connections that are open all the while. */
export const measureLag = async ({ primary, replica, times }) => {
  const [writer, reader] = [primary, replica].map((connectionString) => new pg.Client({ connectionString }))
  await Promise.all([writer.connect(), reader.connect()])
  try {
    await writer.query('create table if not exists lag_of_replica (mark int)')
    const lags = []
    for (let mark = 0; mark < times; mark += 1) {
      await writer.query(`insert into lag_of_replica values (${mark})`)
      const committed = performance.now()
      const isSeen = () =>
        reader.query(`select 1 from lag_of_replica where mark = ${mark}`).then(
          ({ rows }) => rows.length > 0,
          () => false,
        )
      while (!(await isSeen())) await sleep(1)
      lags.push(performance.now() - committed)
    }
    await writer.query('drop table lag_of_replica')
    return lags
  } finally {
    await Promise.all([writer.end(), reader.end()])
  }
}
