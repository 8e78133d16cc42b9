import { send } from './attack/client.mjs'
import { Broken } from './attack/must.mjs'
import { lastRows, rows as everyRow } from './attack/rows.mjs'
import { BROKEN, HELD, playWithoutGuards } from './attack/without-guards.mjs'
import { openShops } from './attack/shops.mjs'
import { SCRIPT, setStock, SKU } from './attack/shopper.mjs'
import { readCommandLine } from './command-line.mjs'

/** Attacks built shops on this machine that it starts itself; the usage says how. */
const { values: options } = readCommandLine({
  usage: `Usage: npm run attack -- [option...]

Attacks built shops on this machine that it starts itself, and prints for each attack whether the defence held and what was seen.

  --only <words>     plays the attacks with these words in their name; | between several
  --data <folder>    begins with a copy of the data folder of a shop that has ended
  --list             names the guard that each attack needs, and plays none
  --without-guards   plays each attack against a shop whose guard is taken out, where it has to be broken
  --help             this text

Exit codes: 0 every defence held (--without-guards: every attack was broken), 1 not.`,
  options: {
    only: { type: 'string' },
    data: { type: 'string' },
    list: { type: 'boolean', default: false },
    'without-guards': { type: 'boolean', default: false },
  },
})
const { only } = options
const PIECES = 100_000

const words = only?.split('|')
const chosen = (rows) => rows.filter(({ name }) => words === undefined || words.some((each) => name.includes(each)))
const rows = chosen(everyRow)
const all = [...rows, ...chosen(lastRows)]
const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1)

const main = async () => {
  const begun = performance.now()
  const kinds = [...new Set(all.map(({ on = 'open' }) => on))].filter((kind) => kind !== 'nothing')
  const { shops, end, tryStart } = await openShops(kinds, { data: options.data })
  console.log(`${kinds.length} shops ready after ${seconds(begun)} s`)
  if (shops.open !== undefined) await restock(shops.open)
  const help = { tryStart, logOf: ({ process }) => process.said() }
  const play = async ({ name, guard, on = 'open', play: run }) => {
    const since = performance.now()
    const { word, seen } = await outcomeOf(() => run(shops[on], help))
    console.log(`${word}  ${name}: ${seen} (${seconds(since)} s)${word === HELD ? '' : `\n        guard: ${guard}`}`)
    return word === HELD
  }
  const playInTurn = async (list) => {
    const results = []
    for (const row of list) results.push(await play(row))
    return results
  }
  // Rows that wait, for deadlines of the shop or for starts of others, do so beside the others.
  const [waiting, busy] = [true, false].map((isParallel) => rows.filter((row) => (row.isParallel === true) === isParallel))
  const beside = await Promise.all([playInTurn(waiting), playInTurn(busy)])
  const results = [...beside.flat(), ...(await playInTurn(chosen(lastRows)))]
  await end()
  const broken = results.filter((held) => !held).length
  console.log(`\n${results.length} attacks, ${broken} broken, ${seconds(begun)} s`)
  return broken
}

/** What an earlier run, or the journeys, left behind would change what is seen. */
const restock = async (shop) => {
  await send(shop.port, { method: 'POST', path: '/_test/reset', body: {}, headers: SCRIPT })
  await setStock(shop, SKU, PIECES)
}

const outcomeOf = async (run) => {
  try {
    return { word: HELD, seen: await run() }
  } catch (error) {
    if (error instanceof Broken) return { word: BROKEN, seen: error.message }
    // A row that cannot be played proves nothing, and counts as broken too.
    return { word: 'FAILED', seen: String(error?.stack ?? error) }
  }
}

if (options.list) console.table(all.map(({ name, guard, on = 'open' }) => ({ attack: name, guard, shop: on })))
else if (options['without-guards']) process.exitCode = (await playWithoutGuards({ rows: all, data: options.data })) === 0 ? 0 : 1
else if (all.length === 0) throw new Error(`No attack is named so: ${only}`)
else process.exitCode = (await main()) === 0 ? 0 : 1
