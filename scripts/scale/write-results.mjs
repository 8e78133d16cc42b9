import { readFileSync, writeFileSync } from 'node:fs'
import { zipf } from './addresses.mjs'
import { MIX } from './day.mjs'
import { demandOf, processesFor } from './model.mjs'
import { scalePicture } from './scale-picture.mjs'

const DAY_OF_ONE = 1_000_000
const LIFETIME_SECONDS = 3_600
/** Of the play: searches and filters that nobody asked for before. */
const UNLIKE = 0.05
/** Of a day: 48 publishes and 96 sizes that sell out. */
const PURGES = 144
/** Pages that one of them drops, where the run did not count them. */
const PURGED = 300
const [BEGIN, END] = ['<!-- figures -->', '<!-- /figures -->']

/** Writes what was measured, the picture of it, and the tables of docs/scale.md. */
export const writeResults = (measured) => {
  if (measured.day === undefined || measured.costs === undefined) throw new Error('Nothing is written of a run without costs and day.')
  const results = { measuredOn: new Date().toISOString().slice(0, 10), ...measured, demands: demandsOf(measured) }
  writeFileSync('docs/scale.json', `${JSON.stringify(results, undefined, 2)}\n`)
  writeFileSync('docs/scale.svg', scalePicture({ demands: results.demands, hours: results.day.hours }))
  const page = readFileSync('docs/scale.md', 'utf8')
  writeFileSync(
    'docs/scale.md',
    `${page.slice(0, page.indexOf(BEGIN) + BEGIN.length)}\n\n${tablesOf(results)}\n\n${page.slice(page.indexOf(END))}`,
  )
}

const demandsOf = ({ costs, day }) =>
  [1, 10, 100].map((times) =>
    demandOf({
      views: DAY_OF_ONE * times,
      mix: MIX,
      costs: { ...costs, miss: missOfDay({ costs, day }) },
      weights: zipf(day.addresses).weights,
      unlike: UNLIKE,
      lifetime: LIFETIME_SECONDS,
      purgesOfDay: PURGES,
      purged: day.dropped ?? PURGED,
    }),
  )

/** What a page took by day, all else taken off: rather pages of every site that nobody asked for lately than the few of `costs`. */
const missOfDay = ({ costs, day: { hours } }) => {
  const sum = (of) => hours.reduce((total, hour) => total + of(hour), 0)
  const misses = sum((hour) => hour.caches.miss)
  const others = (name) =>
    sum((hour) => hour.bags * costs.bag[name] + hour.orders * costs.order[name] + hour.publishes * costs.publish[name])
  const idle = (...names) => sum((hour) => hour.seconds) * names.reduce((total, name) => total + costs.idle[name], 0)
  return {
    ...costs.miss,
    shopMs: (sum((hour) => hour.cpu.shop) - idle('shop') - others('shopMs')) / misses,
    databaseMs: (sum((hour) => hour.cpu.database + hour.cpu.pooler) - idle('database', 'pooler') - others('databaseMs')) / misses,
  }
}

const tablesOf = (results) =>
  [dayTable(results), purgeTable(results), costTable(results), demandTable(results), databaseTable(results)].join('\n\n')

const table = (head, rows) =>
  [`| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`, ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n')
const number = (value, digits = 0) => value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })

const dayTable = ({ measuredOn, views, cdnSeconds, cores, day, processes, hourSeconds }) => {
  const sum = (of) => day.hours.reduce((total, hour) => total + of(hour), 0)
  const loads = day.hours.map(({ load }) => load)
  const words = `A day of ${number(views)} views in ${number(sum((hour) => hour.seconds))} s on ${measuredOn} (${cores} cores for everything, the visitors too, ${processes} processes, load ${Math.min(...loads)} to ${Math.max(...loads)}; an hour is ${number(hourSeconds, 1)} s, and the cache kept pages ${cdnSeconds} s), over ${number(day.addresses)} addresses of thirteen sites:`
  const rows = [
    [0, 6],
    [6, 12],
    [12, 18],
    [18, 24],
  ].map(([from, to]) => {
    const hours = day.hours.slice(from, to)
    const of = (get) => hours.reduce((total, hour) => total + get(hour), 0)
    const seconds = of((hour) => hour.seconds)
    return [
      `${from} to ${to}`,
      number(of((hour) => hour.views)),
      `${number((100 * of((hour) => hour.caches.hit)) / of((hour) => hour.caches.hit + hour.caches.miss), 1)} %`,
      number(of((hour) => hour.cacheCounts.backendRequests)),
      number(of((hour) => hour.cpu.shop) / 1000 / seconds, 2),
      number(of((hour) => hour.cpu.database + hour.cpu.pooler) / 1000 / seconds, 2),
      number(of((hour) => hour.cpu.cache) / 1000 / seconds, 2),
      ['p50', 'p95', 'p99'].map((name) => number(Math.max(...hours.map((hour) => hour[name])), 1)).join(' / '),
      number(of((hour) => hour.orders)),
      number(of((hour) => hour.failed + hour.ordersFailed + hour.bagsFailed)),
    ]
  })
  const head = [
    'hours',
    'views',
    'from the cache',
    'asked of the shop',
    'cores: processes',
    'database',
    'cache',
    'ms, 50 / 95 / 99 of 100, worst hour',
    'orders',
    'failed',
  ]
  return `${words}\n\n${table(head, rows)}`
}

const purgeTable = ({ purges = [] }) =>
  `From the answer to a change until a request through the cache shows it, ms:\n\n${table(
    ['change', 'times', 'half', '95 of 100', 'slowest'],
    purges.map(({ change, times, p50, p95, most }) => [change, times, p50, p95, most]),
  )}`

const KINDS = {
  hit: 'a view from the cache in front',
  ownHit: 'a view from a process’s own cache',
  miss: 'a page that has to be made',
  bag: 'a bag that is read',
  order: 'a session, a bag and an order',
  publish: 'a publish',
}

const costTable = ({ costs, day }) =>
  `Processor time of each, ms:\n\n${table(
    ['', 'processes', 'database', 'cache'],
    [...Object.entries(KINDS).map(([kind, words]) => [words, costs[kind]]), ['a page that was made by day', missOfDay({ costs, day })]].map(
      ([words, cost]) => [words, number(cost.shopMs, 2), number(cost.databaseMs, 2), number(cost.cacheMs, 3)],
    ),
  )}`

const demandTable = ({ demands }) =>
  `Computed of these for the busiest hour, with pages kept an hour, each page at what one took by day:\n\n${table(
    [
      'views of a day',
      'a second',
      'from the cache',
      'pages made a second',
      'orders a second',
      'cores: processes',
      'without a cache',
      'database',
      'cache',
      'processes to start',
      'without a cache',
    ],
    demands.map((demand) => [
      number(demand.views),
      number(demand.rate),
      `${number(100 * demand.hitRate, 1)} %`,
      number(demand.misses, 1),
      number(demand.orders, 2),
      number(demand.shop, 2),
      number(demand.shopAlone, 2),
      number(demand.database, 2),
      number(demand.cache, 2),
      processesFor(demand.shop),
      processesFor(demand.shopAlone),
    ]),
  )}`

const databaseTable = ({ statements, lags }) => {
  const all = Object.values(statements).reduce((total, { ms }) => total + ms, 0)
  const sorted = lags.toSorted((one, other) => one - other)
  const at = (share) => number(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))], 1)
  const rows = Object.entries(statements).map(([kind, { calls, ms }]) => [
    kind,
    number(calls),
    number(ms),
    `${number((100 * ms) / all, 1)} %`,
  ])
  return `Statements of the day, by whether a replica could have answered them. It was behind by ${at(0.5)} ms in half of ${lags.length} commits, ${at(0.95)} in 95 of 100:\n\n${table(
    ['', 'statements', 'ms', 'of all'],
    rows,
  )}`
}
