import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProgram } from '../many-processes/run-program.mjs'

const PROGRAM = fileURLToPath(new URL('provider.ts', import.meta.url))
const READY_WITHIN_MS = 420_000
const POLL_MS = 100

/** Starts the payment provider (provider.ts) and waits for nothing. */
export const launchProvider = ({ port, shopOrigin }) => {
  const variables = { PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'error', SHOP_ORIGIN: shopOrigin }
  const program = startProgram(process.execPath, ['--import', 'tsx', PROGRAM], { env: { ...process.env, ...variables } })
  const origin = `http://127.0.0.1:${port}`
  const ended = program.ended.then(() => 'ended')
  return {
    origin,
    untilReady: async () => {
      for (let left = READY_WITHIN_MS; !(await isReady(origin)); left -= POLL_MS)
        if ((await Promise.race([ended, sleep(POLL_MS)])) === 'ended' || left <= 0)
          throw new Error(`The payment provider did not start:\n${program.text()}`)
    },
    /** Payments that it has, whatever the shop knows. */
    authorised: async () => (await fetch(`${origin}/authorised`)).json(),
    said: program.text,
    stop: () => program.stop('SIGTERM'),
  }
}

const isReady = async (origin) => {
  try {
    return (await fetch(`${origin}/readyz`)).ok
  } catch {
    // Its port is not open yet.
    return false
  }
}
