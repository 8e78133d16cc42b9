import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

const READY_MS = 180_000
const POLL_INTERVAL_MS = 250

/** Starts the program as a process of its own, in `cwd` if given, and waits until it is ready at `origin`. */
export const startShop = async (args: readonly string[], origin: string, env: NodeJS.ProcessEnv, cwd?: string): Promise<ChildProcess> => {
  const shop = spawn(process.execPath, [...args], { env, cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  const deadline = Date.now() + READY_MS
  while (!(await isReady(origin))) {
    if (shop.exitCode !== null || Date.now() > deadline) {
      await endShop(shop)
      throw new Error(`The shop at ${origin} did not become ready.`)
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
  }
  return shop
}

/** Environment of a shop beside that of the journeys: a data folder and a database of its own. */
export const shopEnvironment = (own: Readonly<Record<string, string>>): NodeJS.ProcessEnv => {
  const { DATABASE_URL: _shared, ...rest } = process.env
  return { ...rest, APP_ENV: 'test', LOG_LEVEL: 'warn', HOST: '127.0.0.1', ...own }
}

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Asks the program to end and waits until it has. */
export const endShop = async (shop: ChildProcess): Promise<void> => {
  if (shop.exitCode !== null) return
  const gone = once(shop, 'exit')
  shop.kill('SIGTERM')
  await gone
}
