import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../free-port.mjs'
import { findProgram, runProgram, startProgram } from './run-program.mjs'

const VERSIONS = '/usr/lib/postgresql'

/** The folder of PostgreSQL's programs, the newest version; undefined where none is installed. */
export const postgresPrograms = () => {
  const versions = findProgram(VERSIONS) === undefined ? [] : readdirSync(VERSIONS).sort((one, other) => Number(other) - Number(one))
  return versions.map((version) => join(VERSIONS, version, 'bin')).find((folder) => findProgram(join(folder, 'initdb')) !== undefined)
}

/**
 * A PostgreSQL of its own on loopback, with an empty database `shop`: gone with `stop`, and not made to outlive a power cut. `more`: settings of
 * it beside these.
 */
export const startPostgres = async ({ more = [] } = {}) => {
  const programs = postgresPrograms()
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'))
  chmodSync(folder, 0o777)
  // However this program ends; its programs are ended before (run-program.mjs).
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const port = await freePort()
  const options = { asPostgres: true, cwd: folder }
  await runProgram(
    join(programs, 'initdb'),
    ['-D', join(folder, 'data'), '-A', 'trust', '-U', 'shop', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
    options,
  )
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'max_connections=200', ...more]
  const careless = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off']
  const server = startProgram(
    join(programs, 'postgres'),
    ['-D', join(folder, 'data'), '-p', String(port), ...[...settings, ...careless].flatMap((setting) => ['-c', setting])],
    options,
  )
  const url = `postgres://shop@127.0.0.1:${port}/shop`
  await createDatabase(`postgres://shop@127.0.0.1:${port}/postgres`)
  return {
    url,
    port,
    pid: server.pid,
    stop: async () => {
      // Fast, not smart: connections of a shop that was killed are not waited for.
      await server.stop('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const ATTEMPTS = 100
const PAUSE_MS = 100

const createDatabase = async (url) => {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.query('create database shop')
      return await client.end()
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
      await sleep(PAUSE_MS)
    }
  }
}
