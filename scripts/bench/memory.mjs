import { readFileSync } from 'node:fs'
import { load, pastThePageCache } from './load.mjs'
import { figure, PAGES, row } from './targets.mjs'

const REQUESTS = 10_000
const ROUNDS = 4
/** One request in so many is rendered; the others are what a shop's cache answers. */
const RENDERED_ONE_IN = 8

/** Memory of the process after ten thousand requests for pages, with its growth over the last quarter. Linux only. */
export const memory = async ({ origin, pid }) => {
  const sizes = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await load(origin, { amount: REQUESTS / ROUNDS, next })
    sizes.push(residentMb(pid))
  }
  const last = sizes.at(-1)
  return [row(`memory after ${REQUESTS} requests`, 'memory', last), figure('its growth over the last quarter', last - sizes.at(-2), 'MB')]
}

let number = 0

/** The pages in turn. */
const next = () => {
  number += 1
  const { path } = PAGES[number % PAGES.length]
  return number % RENDERED_ONE_IN === 0 ? pastThePageCache(path) : path
}

const residentMb = (pid) => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024
