import { appendFileSync, chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { queryOnce } from '../many-processes/query-once.mjs'
import { postgresPrograms } from '../many-processes/start-postgres.mjs'
import { runProgram, startProgram } from '../many-processes/run-program.mjs'

/** What an operator installs (docs/operations.md, "Backup and restore"). */
const INSTALLED = fileURLToPath(new URL('../../ops/postgres/', import.meta.url))
const READY_WITHIN_MS = 120_000
const POLL_MS = 100

/** PostgreSQL whose segments go into an archive: a folder for the data, the archive and the base backup each, below `folder`. */
export const createCluster = async ({ folder, port, archiveSeconds }) => {
  const [data, archive, base] = ['data', 'wal', 'base'].map((name) => join(folder, name))
  const run = (program, ...args) => runProgram(program, args, { asPostgres: true, cwd: folder })
  const programs = postgresPrograms()
  installArchive({ folder, archive })
  await run(join(programs, 'initdb'), '-D', data, '-A', 'trust', '-U', 'shop', '-E', 'UTF8', '--locale=C.UTF-8')
  const settings = [
    "listen_addresses = '127.0.0.1'",
    `unix_socket_directories = '${folder}'`,
    `include '${folder}/archive.conf'`,
    `archive_command = '${folder}/archive-wal.sh %p %f ${archive}'`,
    `archive_timeout = ${archiveSeconds}`,
  ]
  appendFileSync(join(data, 'postgresql.conf'), settings.map((line) => `${line}\n`).join(''))
  const addressOf = (database) => `postgres://shop@127.0.0.1:${port}/${database}`
  const logs = []
  let server

  const start = async () => {
    server = startProgram(join(programs, 'postgres'), ['-D', data, '-p', String(port)], { asPostgres: true, cwd: folder })
    logs.push(server.text)
    const ended = server.ended.then(() => 'ended')
    for (let left = READY_WITHIN_MS; left > 0; left -= POLL_MS) {
      if (await isPrimary(addressOf('postgres'))) return
      if ((await Promise.race([ended, sleep(POLL_MS)])) === 'ended') throw new Error(`PostgreSQL did not start:\n${tailOf(server.text())}`)
    }
    throw new Error(`PostgreSQL was not ready in time:\n${tailOf(server.text())}`)
  }

  return {
    url: addressOf('shop'),
    archive,
    start,
    createDatabase: () => queryOnce(addressOf('postgres'), 'create database shop'),
    /** Rows of one statement. */
    query: (text) => queryOnce(addressOf('shop'), text),
    /** All that PostgreSQL said, of every start. */
    said: () => logs.map((text) => text()).join('\n'),
    /** Copies the running cluster, and compares the copy with its own manifest. Gives the first segment that a restore needs. */
    takeBaseBackup: async () => {
      await run(join(programs, 'pg_basebackup'), '-d', addressOf('postgres'), '-D', base, '--checkpoint=fast')
      await run(join(programs, 'pg_verifybackup'), base)
      return /^START WAL LOCATION: .* \(file ([\dA-F]{24})\)/m.exec(readFileSync(join(base, 'backup_label'), 'utf8'))[1]
    },
    /** Ends the segment that is being written, and waits until it is in the archive. */
    archiveNow: async () => {
      const [{ segment }] = await queryOnce(addressOf('shop'), 'select pg_walfile_name(pg_switch_wal()) as segment')
      for (let left = READY_WITHIN_MS; !existsSync(join(archive, segment)); left -= POLL_MS) {
        if (left <= 0) throw new Error(`Segment ${segment} was not archived in time:\n${tailOf(server.text())}`)
        await sleep(POLL_MS)
      }
    },
    /** The machine is lost: nothing is flushed, no segment is archived any more, the folder is gone. */
    lose: async () => {
      await server.stop('SIGKILL')
      await run('rm', '-rf', data)
    },
    /** The base backup and the archive, up to `time` of PostgreSQL's clock; without it to the end of the archive. */
    restore: async (time) => {
      await run('cp', '-a', base, data)
      const target = time === undefined ? [] : [`recovery_target_time = '${time}'`, 'recovery_target_action = promote']
      const lines = [`restore_command = 'cp ${archive}/%f %p'`, ...target]
      appendFileSync(join(data, 'postgresql.auto.conf'), lines.map((line) => `${line}\n`).join(''))
      await run('touch', join(data, 'recovery.signal'))
      await start()
    },
    stop: () => server?.stop('SIGINT'),
  }
}

/** PostgreSQL runs as a user of its own, which has to reach all of it. */
const installArchive = ({ folder, archive }) => {
  chmodSync(folder, 0o777)
  mkdirSync(archive)
  chmodSync(archive, 0o777)
  for (const name of ['archive.conf', 'archive-wal.sh']) copyFileSync(join(INSTALLED, name), join(folder, name))
  chmodSync(join(folder, 'archive.conf'), 0o644)
  chmodSync(join(folder, 'archive-wal.sh'), 0o755)
}

/** It answers, and is through with its recovery. */
const isPrimary = async (url) => {
  try {
    const [{ recovering }] = await queryOnce(url, 'select pg_is_in_recovery() as recovering')
    return !recovering
  } catch {
    // Not up yet.
    return false
  }
}

const tailOf = (text) => text.trimEnd().split('\n').slice(-12).join('\n')
