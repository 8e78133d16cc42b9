import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** A database with a role of its own, made for this run on the server of `adminUrl`, and dropped again. */
export const makeDatabase = async (adminUrl) => {
  const name = `vitrine_chaos_${process.pid}_${Date.now()}`
  const run = async (...statements) => {
    const admin = new pg.Client({ connectionString: adminUrl })
    await admin.connect()
    try {
      for (const text of statements) await admin.query(text)
    } finally {
      await admin.end()
    }
  }
  const url = Object.assign(new URL(adminUrl), { pathname: `/${name}`, username: name, password: name })
  const cut = (database = name) => `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`
  await run(`create role ${name} login password '${name}'`, `create database ${name} owner ${name}`)
  /** Undone whatever happens in between, and tried until it is: a database that stays away would end everything. */
  const refuseFor = async (ms, refuse, admit) => {
    await run(...refuse)
    await sleep(ms)
    await untilDone(() => run(...admit))
  }
  return {
    url: url.toString(),
    cutConnections: () => run(cut()),
    /** PostgreSQL says 55000. */
    takeNoConnections: (ms) =>
      refuseFor(ms, [`alter database ${name} allow_connections false`, cut()], [`alter database ${name} allow_connections true`]),
    /** PostgreSQL says 28000, as where a password was changed. */
    lockRole: (ms) => refuseFor(ms, [`alter role ${name} nologin`, cut()], [`alter role ${name} login`]),
    /** PostgreSQL says 3D000. */
    hide: (ms) => {
      const away = `${name}_away`
      const rename = (from, to) => [
        `alter database ${from} allow_connections false`,
        cut(from),
        `alter database ${from} rename to ${to}`,
        `alter database ${to} allow_connections true`,
      ]
      return refuseFor(ms, rename(name, away), rename(away, name))
    },
    drop: () => run(`drop database if exists ${name} with (force)`, `drop role if exists ${name}`),
  }
}

const TRIES = 20
const PAUSE_MS = 250

const untilDone = async (work) => {
  for (let tries = 1; ; tries += 1)
    try {
      return await work()
    } catch (error) {
      if (tries === TRIES) throw error
      await sleep(PAUSE_MS)
    }
}

/**
 * A PostgreSQL of one's own that may be stopped: its data folder, and where its programs are. Only processes of that folder are
 * signalled.
 */
export const createCluster = (folder, programs) => {
  const postmaster = () => Number(readFileSync(`${folder}/postmaster.pid`, 'utf8').split('\n', 1)[0])
  const signal = (name) => {
    const parent = postmaster()
    const children = childrenOf(parent)
    // The parent first when it stops, and last when it goes on: it would take stopped children for dead ones.
    for (const pid of name === 'SIGSTOP' ? [parent, ...children] : [...children, parent]) signalIfThere(pid, name)
  }
  return {
    isRunning: () => existsSync(`${folder}/postmaster.pid`) && isProcess(postmaster()),
    hang: async (ms) => {
      signal('SIGSTOP')
      await sleep(ms)
      signal('SIGCONT')
    },
    restart: async () => {
      // Without options of its own it starts again with those it was started with: its port, its socket.
      const command = `${programs}/pg_ctl -D ${folder} -m immediate -w -l ${folder}/../chaos.log restart`
      execFileSync(process.getuid?.() === 0 ? 'su' : 'sh', process.getuid?.() === 0 ? ['postgres', '-c', command] : ['-c', command], {
        stdio: 'ignore',
      })
    },
  }
}

const isProcess = (pid) => existsSync(`/proc/${pid}/stat`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))

const childrenOf = (pid) => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

const signalIfThere = (pid, name) => {
  try {
    process.kill(pid, name)
  } catch {
    // It ended by itself meanwhile.
  }
}
