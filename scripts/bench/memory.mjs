import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { figure, PAGES, row } from './targets.mjs'

const REQUESTS = 10_000
const ROUNDS = 4
/** One request in so many is rendered; the others are what a shop's cache answers. */
const RENDERED_ONE_IN = 8

/** Memory of the process after ten thousand requests for pages, with its growth over the last quarter. Linux only. */
export const memory = async ({ origin, pid }) => {
  const sizes = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await load(origin, REQUESTS / ROUNDS)
    sizes.push(residentMb(pid))
  }
  const last = sizes.at(-1)
  return [row(`memory after ${REQUESTS} requests`, 'memory', last), figure('its growth over the last quarter', last - sizes.at(-2), 'MB')]
}

let number = 0

const load = async (origin, amount) => {
  const paths = () => {
    number += 1
    const { path } = PAGES[number % PAGES.length]
    return number % RENDERED_ONE_IN === 0 ? `${path}?uat=m${number}` : path
  }
  const { non2xx, errors } = await autocannon({
    url: origin,
    connections: 16,
    amount,
    requests: [{ method: 'GET', headers: { 'accept-encoding': 'br' }, setupRequest: (request) => ({ ...request, path: paths() }) }],
  })
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} answers were not 2xx, ${errors} failed`)
}

const residentMb = (pid) => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024
