import { load, pastThePageCache } from '../bench/load.mjs'
import { processMeters } from '../bench/process-meters.mjs'
import { PAGES } from '../bench/targets.mjs'

/** Until the engine has compiled what renders, and the page cache is full: until then every request takes new memory. */
const WARM_REQUESTS = 600
/** Short, so that what else runs on the machine meets both alike. Some 600 ms, of which the 10 ms in which /proc counts are 2 %. */
const REQUESTS = 120
/** The engine compiles the same program a little differently each time it starts: one start a side would compare those. */
const STARTS = 3

/** Both shops by turns, each round beginning with the other: what a request took of either, by page and round. */
export const measure = async (starts, { rounds, report }) => {
  const measured = Object.fromEntries(PAGES.map(({ name }) => [name, []]))
  for (let start = 0; start < STARTS; start += 1) {
    const shops = {}
    try {
      // One after the other: the first time each fills an empty folder, which takes more than one core.
      for (const [side, startSide] of Object.entries(starts)) shops[side] = await startSide()
      await warm(shops)
      for (let round = 0; round < rounds; round += 1) await measureRound(shops, round, measured)
    } finally {
      await Promise.all(Object.values(shops).map((shop) => shop.stop()))
    }
    report(`Start ${start + 1} of ${STARTS}, ${rounds} rounds`)
  }
  return measured
}

const warm = async (shops) => {
  for (const { path } of PAGES)
    for (const { origin } of Object.values(shops)) await load(`${origin}${path}`, { amount: WARM_REQUESTS, next: pastThePageCache })
}

const measureRound = async (shops, round, measured) => {
  for (const { name, path } of PAGES) {
    const taken = {}
    for (const side of round % 2 === 0 ? ['release', 'now'] : ['now', 'release']) taken[side] = await takenBy(shops[side], path)
    measured[name].push(taken)
  }
}

const takenBy = async ({ origin, pid }, path) => {
  const before = processMeters(pid)
  await load(`${origin}${path}`, { amount: REQUESTS, next: pastThePageCache })
  const after = processMeters(pid)
  return Object.fromEntries(Object.keys(after).map((meter) => [meter, (after[meter] - before[meter]) / REQUESTS]))
}
