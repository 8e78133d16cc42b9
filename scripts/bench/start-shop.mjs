import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../free-port.mjs'

const MAX_START_MS = 180_000

/**
 * Starts the built shop of a folder on a free port of this machine. Answers its origin, how long it took to serve the home page, and how
 * to end it. `onSpawn` hears of the origin before anything answers there.
 */
export const startShop = async ({ dataDir, folder = '.', environment = {}, maxMs = MAX_START_MS, onSpawn }) => {
  const port = await freePort()
  const begun = performance.now()
  const shop = spawn(process.execPath, startOf(folder), {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...withoutNodeEnv(process.env),
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      APP_ENV: 'test',
      LOG_LEVEL: 'error',
      ...environment,
    },
  })
  const origin = `http://localhost:${port}`
  onSpawn?.(origin)
  const ended = new Promise((resolve) => shop.once('exit', resolve))
  const stop = async () => {
    shop.kill('SIGTERM')
    await ended
  }
  try {
    await untilServed(origin, shop, { begun, maxMs })
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, pid: shop.pid, startMs: performance.now() - begun, stop }
}

/** What `npm start` runs there, without npm in between: `node --flag scripts/start.mjs`. */
const startOf = (folder) => {
  const [, ...start] = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).scripts.start.split(' ')
  return start
}

/** A variable left over from a shell must not configure what is built or measured. */
export const withoutNodeEnv = (environment) => Object.fromEntries(Object.entries(environment).filter(([name]) => name !== 'NODE_ENV'))

const untilServed = async (origin, shop, { begun, maxMs }) => {
  while (performance.now() - begun < maxMs) {
    if (shop.exitCode !== null) throw new Error(`The shop ended with ${shop.exitCode} while starting`)
    if ((await statusOf(`${origin}/readyz`)) === 200 && (await statusOf(`${origin}/en`)) === 200) return
    await wait(50)
  }
  throw new Error(`The shop was not ready within ${maxMs / 1000} s`)
}

const statusOf = (address) =>
  fetch(address).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    },
    () => 0,
  )
