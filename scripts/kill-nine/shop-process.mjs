import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const PROJECT = fileURLToPath(new URL('../../', import.meta.url))
/** A first start beside other work. */
const READY_WITHIN_MS = 420_000
const POLL_MS = 100

/** None may outlive this program, however it ends. */
const running = new Set()
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

/** Starts the built shop and waits until it is ready. Throws with all it said where it ends or takes too long. */
export const startShop = async (environment) => {
  const shop = await launchShop(environment)
  try {
    return { ...shop, startMs: await shop.untilReady() }
  } catch (error) {
    // One that takes too long would have its port, and its data folder, when the next is started.
    await shop.end('SIGKILL')
    throw error
  }
}

/** Starts the built shop, of another folder than this where one is given, and waits for nothing. */
export const launchShop = async (environment, folder = PROJECT) => {
  const origin = `http://127.0.0.1:${environment.PORT}`
  if (await isReady(origin)) throw new Error(`Another shop is running on port ${environment.PORT}.`)
  const begun = performance.now()
  const said = []
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    // One JSON line each: errors() reads them.
    env: { ...process.env, APP_ENV: 'test', HOST: '127.0.0.1', LOG_LEVEL: 'error', LOG_FORMAT: 'json', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.on('data', (data) => said.push(String(data)))
  child.stderr.on('data', (data) => said.push(String(data)))
  running.add(child)
  child.once('exit', () => running.delete(child))
  let isAskedToEnd = false
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal, isAskedToEnd })))
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const untilReady = async () => {
    while (!(await isReady(origin))) {
      if (hasEnded()) throw new Error(`The shop did not start:\n${said.join('')}`)
      if (performance.now() - begun > READY_WITHIN_MS) throw new Error(`The shop was not ready in time:\n${said.join('')}`)
      await sleep(POLL_MS)
    }
    return Math.round(performance.now() - begun)
  }
  return {
    origin,
    untilReady,
    pid: child.pid,
    /** How it ended, and whether somebody asked it to: nothing but a signal may end a shop. */
    ended,
    hasEnded,
    /** All it printed. */
    said: () => said.join(''),
    /** Errors it logged, one JSON line each. */
    errors: () =>
      said
        .join('')
        .split('\n')
        .filter((line) => line.startsWith('{')),
    end: async (signal) => {
      isAskedToEnd = true
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
