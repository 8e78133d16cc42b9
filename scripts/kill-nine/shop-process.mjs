import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const PROJECT = fileURLToPath(new URL('../../', import.meta.url))
const READY_WITHIN_MS = 180_000
const POLL_MS = 100

/** None may outlive this program, however it ends. */
const running = new Set()
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

/** Starts the built shop and waits until it is ready. Throws with all it said where it ends or takes too long. */
export const startShop = async (environment) => {
  const shop = await launchShop(environment)
  const startMs = await shop.untilReady()
  return { ...shop, startMs }
}

/** Starts the built shop and waits for nothing. */
export const launchShop = async (environment) => {
  const origin = `http://127.0.0.1:${environment.PORT}`
  if (await isReady(origin)) throw new Error(`Another shop is running on port ${environment.PORT}.`)
  const begun = performance.now()
  const said = []
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: PROJECT,
    env: { ...process.env, APP_ENV: 'test', HOST: '127.0.0.1', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.on('data', (data) => said.push(String(data)))
  child.stderr.on('data', (data) => said.push(String(data)))
  running.add(child)
  child.once('exit', () => running.delete(child))
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })))
  const untilReady = async () => {
    while (!(await isReady(origin))) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The shop did not start:\n${said.join('')}`)
      if (performance.now() - begun > READY_WITHIN_MS) throw new Error(`The shop was not ready in time:\n${said.join('')}`)
      await sleep(POLL_MS)
    }
    return Math.round(performance.now() - begun)
  }
  return {
    origin,
    untilReady,
    pid: child.pid,
    /** All it printed. */
    said: () => said.join(''),
    /** Errors it logged, one JSON line each. */
    errors: () =>
      said
        .join('')
        .split('\n')
        .filter((line) => line.startsWith('{')),
    end: async (signal) => {
      child.kill(signal)
      return ended
    },
  }
}

const isReady = async (origin) => {
  try {
    return (await fetch(`${origin}/readyz`)).ok
  } catch {
    // The port is not open yet.
    return false
  }
}
