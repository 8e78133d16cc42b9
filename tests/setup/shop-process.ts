import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../scripts/free-port.mjs'

const PROJECT = fileURLToPath(new URL('../../', import.meta.url))
const POLL_MS = 50

/** How a process ended. */
export interface End {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** The program as a process of its own, from its sources. */
export interface ShopProcess {
  readonly origin: string
  /** Standard output and error so far. */
  readonly said: () => string
  /** Standard error so far. */
  readonly complained: () => string
  readonly kill: (signal: NodeJS.Signals) => void
  readonly ended: Promise<End>
  /** Resolves when the text was said; rejects where the process ends before. */
  readonly untilSaid: (text: string) => Promise<void>
  /** Resolves when the port is open. */
  readonly untilHealthy: () => Promise<void>
  readonly untilReady: () => Promise<void>
}

/** Starts `server/main.ts`. Only these variables are set, beside what finding node takes. */
export const startProcess = async (variables: Readonly<Record<string, string>>): Promise<ShopProcess> => {
  const port = variables['PORT'] ?? String(await freePort())
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts', '--dev'], {
    cwd: PROJECT,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      APP_ENV: 'test',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      PORT: port,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let complained = ''
  child.stderr.on('data', (data: Buffer) => (complained += String(data)))
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (said += String(data)))
  const ended = new Promise<End>((resolve) => child.once('close', (code, signal) => resolve({ code, signal })))
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null
  const origin = `http://127.0.0.1:${port}`
  const until = async (isTrue: () => Promise<boolean>): Promise<void> => {
    while (!(await isTrue())) {
      if (hasEnded()) throw new Error(`The shop ended:\n${said}`)
      await pause(POLL_MS)
    }
  }
  return {
    origin,
    said: () => said,
    complained: () => complained,
    kill: (signal) => void child.kill(signal),
    ended,
    untilSaid: (text) => until(async () => said.includes(text)),
    untilHealthy: () => until(async () => (await statusOf(`${origin}/healthz`)) === 200),
    untilReady: () => until(async () => (await statusOf(`${origin}/readyz`)) === 200),
  }
}

/** Undefined where nobody answers. */
export const statusOf = async (address: string): Promise<number | undefined> => {
  try {
    const answer = await fetch(address)
    await answer.arrayBuffer()
    return answer.status
  } catch {
    // Nobody listens there, yet or any more.
    return undefined
  }
}
