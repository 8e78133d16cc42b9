import { readFileSync } from 'node:fs'

const EVERY_MS = 25
const LOOK_MS = 100

/**
 * Asks a shop for `/healthz` at a fixed rate from its first answer on, whether or not the one before has been answered, and looks at what
 * `/readyz` waits for. `stop` answers the times.
 */
export const probe = (origin) => {
  const times = []
  const seen = new Map()
  let isUp = false
  const asked = new Set()
  const ask = async () => {
    const begun = performance.now()
    const isAnswered = await fetch(`${origin}/healthz`).then(
      (answer) => answer.text().then(() => true),
      () => false,
    )
    if (isAnswered || isUp) times.push(performance.now() - begun)
    isUp ||= isAnswered
  }
  const look = async () => {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    const { waitingFor = [] } = (await answer?.json()) ?? { waitingFor: ['port'] }
    const waited =
      waitingFor.includes('port') || waitingFor.includes('catalogue') ? 'catalogue' : waitingFor.includes('search') ? 'search' : ''
    if (!seen.has(waited)) seen.set(waited, performance.now())
  }
  const track = (work) => () => {
    const promise = work().finally(() => asked.delete(promise))
    asked.add(promise)
  }
  const timers = [setInterval(track(ask), EVERY_MS), setInterval(track(look), LOOK_MS)]
  const stop = async () => {
    timers.forEach(clearInterval)
    await Promise.all(asked)
    return { times, indexedMs: (seen.get('') ?? Number.NaN) - (seen.get('search') ?? seen.get('') ?? Number.NaN) }
  }
  return { stop }
}

/** The value that so much of the numbers is at most. */
export const quantile = (numbers, part) =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))]

/** Memory of a process now and at its most, in MB; not a number where there is no /proc, or the process has ended. */
export const memoryOf = (pid) => {
  const status = textOf(`/proc/${pid}/status`)
  const read = (name) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? Number.NaN) / 1024
  return { now: read('VmRSS'), most: read('VmHWM') }
}

const textOf = (file) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
