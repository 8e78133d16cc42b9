import { audit, figuresOf } from './audit.mjs'
import { startHydrogen } from './hydrogen.mjs'
import { rowsOf } from './beside-rows.mjs'
import { load, pastThePageCache } from './load.mjs'
import { pageScripts } from './page-scripts.mjs'
import { processMeters } from './process-meters.mjs'
import { PAGES } from './targets.mjs'

const WARM_REQUESTS = 600
const DURATION_S = 5
const PATHS = Object.fromEntries(PAGES.map(({ name, path }) => [name, path]))

/**
 * This shop and Hydrogen's bare skeleton on the same machine, both running, measured by turns. Ratios are what to trust. The skeleton
 * has no styles to speak of, eight products on its listing, no menus with panels, no reviews, no campaigns.
 */
export const beside = async (shop) => {
  const peer = await startHydrogen()
  try {
    const shops = { ours: { ...shop, paths: PATHS }, peer }
    for (const each of Object.values(shops)) await warm(each)
    const once = { ours: await javascript(shops.ours), peer: await javascript(peer) }
    const rounds = []
    for (let round = 0; round < shop.runs; round += 1) rounds.push(await measureRound(shops, round))
    return { rows: rowsOf(rounds, once), benchmarkIndex: rounds.map((sides) => Object.values(sides).flatMap(indicesOf)) }
  } finally {
    await peer.stop()
  }
}

/** One audit that is not counted, so that pictures are there; and until the engine has compiled what renders. */
const warm = async ({ origin, paths }) => {
  for (const path of Object.values(paths)) {
    await audit(`${origin}${path}`)
    await load(`${origin}${path}`, { amount: WARM_REQUESTS, next: pastThePageCache })
  }
}

const measureRound = async (shops, round) => {
  const taken = {}
  for (const side of round % 2 === 0 ? ['ours', 'peer'] : ['peer', 'ours']) taken[side] = await measureShop(shops[side])
  return taken
}

const measureShop = async ({ origin, pid, paths }) => {
  const pages = {}
  for (const [name, path] of Object.entries(paths)) {
    const audited = figuresOf(await audit(`${origin}${path}`))
    const before = processMeters(pid)
    const { requests } = await load(`${origin}${path}`, { seconds: DURATION_S, next: pastThePageCache })
    const cpuMs = before === undefined ? Number.NaN : (processMeters(pid).cpuMs - before.cpuMs) / requests.total
    pages[name] = { ...audited, requests: requests.average, cpuMs }
  }
  return pages
}

const indicesOf = (pages) => Object.values(pages).map(({ benchmarkIndex }) => benchmarkIndex)

/** Kilobytes that a browser receives, by page: the same each time, so counted once. */
const javascript = async ({ origin, paths }) => {
  const received = await pageScripts(Object.values(paths).map((path) => `${origin}${path}`))
  return Object.fromEntries(Object.keys(paths).map((name, index) => [name, { javascript: received[index].bytes / 1000 }]))
}
