import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { PAGES, row } from './targets.mjs'

const CONNECTIONS = 16
/** Until the engine has compiled what renders a page: measured before, half of it is the compiler's. */
const WARM_S = 6
const DURATION_S = 6

/** Requests a second at 16 connections on this machine's own cores: every one rendered, then all from the page cache. */
export const throughput = async ({ origin, pid }) => {
  const rows = []
  for (const { name, path } of PAGES) {
    await load(`${origin}${path}`, { isUncached: true, seconds: WARM_S })
    const before = cpuMs(pid)
    const uncached = await load(`${origin}${path}`, { isUncached: true, seconds: DURATION_S })
    const cost = (cpuMs(pid) - before) / uncached.requests.total
    const cached = await load(`${origin}${path}`, { isUncached: false, seconds: DURATION_S / 2 })
    rows.push(row('uncached', 'uncached', uncached.requests.average, name))
    rows.push(row('  p99', 'uncachedP99', uncached.latency.p99))
    if (Number.isFinite(cost))
      rows.push({ name: '  processor time a request, main thread', value: Number(cost.toPrecision(3)), unit: 'ms' })
    rows.push({ ...row('through the cache', 'cached', cached.requests.average), name: `through the cache, ${name}` })
  }
  return rows
}

let number = 0

/** `uat` is a parameter the cache key honours and rendering ignores, so that each value is a page of its own. */
const load = async (address, { isUncached, seconds }) => {
  const { origin, pathname } = new URL(address)
  const distinct = (request) => ({ ...request, path: `${pathname}?uat=${(number += 1)}` })
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [{ method: 'GET', path: pathname, headers: { 'accept-encoding': 'br' }, ...(isUncached ? { setupRequest: distinct } : {}) }],
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${pathname}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`)
  return result
}

/** Processor time of a process's main thread so far. Unlike requests a second it depends little on who else is on the machine. Linux only. */
const cpuMs = (pid) => {
  try {
    const fields = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
  } catch {
    // Other systems have no such file; the row is left out.
    return Number.NaN
  }
}

const MS_PER_TICK = 10
