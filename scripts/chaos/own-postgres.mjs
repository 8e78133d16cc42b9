import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.mjs'
import { runProgram } from '../many-processes/run-program.mjs'
import { postgresPrograms } from '../many-processes/start-postgres.mjs'
import { mountSmallDisk } from './disk.mjs'

/** Room for ten thousand orders; small enough to be filled in a moment. */
const DISK_MB = 1_200
const SETTINGS = ['listen_addresses=127.0.0.1', 'max_connections=200', 'max_wal_size=80MB']

/**
 * A PostgreSQL of this run's own, which may hang, end and be restarted; on a disk of its own, which may be filled, where this is root.
 * `diskProblem` says why it has none. `remove` ends it and takes its folder away.
 */
export const startOwnPostgres = async () => {
  const programs = postgresPrograms()
  if (programs === undefined) throw new Error('No PostgreSQL is installed here. On Debian: apt-get install postgresql')
  const root = mkdtempSync(join(tmpdir(), 'chaos-postgres-'))
  const { unmount, problem } = mountSmallDisk(join(root, 'disk'), DISK_MB)
  for (const folder of [root, join(root, 'disk')]) chmodSync(folder, 0o777)
  const data = join(root, 'disk', 'data')
  const port = await freePort()
  const options = { asPostgres: true, cwd: root }
  await runProgram(join(programs, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'chaos', '-E', 'UTF8', '--locale=C.UTF-8'], options)
  const settings = [...SETTINGS, `port=${port}`, `unix_socket_directories=${root}`].map((setting) => `-c ${setting}`).join(' ')
  // As a service, not as a child: it is to be stopped and started again.
  const control = (...args) => runProgram(join(programs, 'pg_ctl'), ['-D', data, '-w', ...args], options)
  await control('-l', join(root, 'disk', 'chaos.log'), '-o', settings, 'start')
  return {
    url: `postgres://chaos@127.0.0.1:${port}/postgres`,
    data,
    programs,
    diskProblem: problem,
    remove: async () => {
      await control('-m', 'immediate', 'stop').catch((error) => console.log(`PostgreSQL did not end: ${error.message}`))
      unmount?.()
      rmSync(root, { recursive: true, force: true })
    },
  }
}
