import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** A database made for this run on the server of `adminUrl`, and dropped again. */
export const makeDatabase = async (adminUrl) => {
  const name = `vitrine_chaos_${process.pid}_${Date.now()}`
  const run = async (text) => {
    const admin = new pg.Client({ connectionString: adminUrl })
    await admin.connect()
    await admin.query(text).finally(() => admin.end())
  }
  await run(`create database ${name}`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return {
    url: url.toString(),
    cutConnections: () => run(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`),
    drop: () => run(`drop database if exists ${name} with (force)`),
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
