import { cpus } from 'node:os'
import { readCommandLine } from './command-line.mjs'
import { createChecklist } from './many-processes/checklist.mjs'
import { requirePrograms } from './many-processes/require-programs.mjs'
import { measureCosts } from './scale/costs.mjs'
import { replayDay } from './scale/day.mjs'
import { forgetStatements, readStatements } from './scale/meters.mjs'
import { nothingPrivateIsKept } from './scale/private-checks.mjs'
import { purgesArrive } from './scale/purge-checks.mjs'
import { startPlay } from './scale/start-play.mjs'
import { measureLag } from './scale/start-replica.mjs'
import { varnishProgram } from './scale/start-varnish.mjs'
import { writeResults } from './scale/write-results.mjs'

/** A shop of several machines on one; the usage says how. */
const { values, positionals: wanted } = readCommandLine({
  usage: `Usage: npm run scale -- [option...] [part...]

Three processes of the built shop behind Varnish and HAProxy, on PostgreSQL with a replica behind PgBouncer. Looks whether what changes is seen
through Varnish within a second, that nothing of one shopper is kept there, what each kind of work costs, and what a day of views comes to.
Needs varnish, varnish-modules, haproxy, pgbouncer and postgresql.

  part              purge, private, costs, day or log: plays only these
  --views <number>  of the day, 1000000 unless given
  --rate <number>   views a second in the mean of the day, 400 unless given: what the machine can carry
  --times <number>  that each change is looked for, 20 unless given
  --write           what was measured into docs/scale.json, docs/scale.svg and the tables of docs/scale.md; needs costs and day
  --help            this text

Exit codes: 0 everything holds, 1 something is broken or a program is not installed.`,
  options: {
    views: { type: 'string', default: '1000000' },
    rate: { type: 'string', default: '400' },
    times: { type: 'string', default: '20' },
    write: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const [views, rate, times] = [values.views, values.rate, values.times].map(Number)
const PROCESSES = 3
/** Pictures, which stay for the next run. */
const DATA_DIRECTORY = process.env.DATA_DIR ?? '.data/scale'
const HOURS_OF_A_DAY = 24
const LAGS = 50
const hourSeconds = views / rate / HOURS_OF_A_DAY

requirePrograms([['varnish varnish-modules', varnishProgram()]])

const { check, end } = createChecklist(wanted)
const results = { views, hourSeconds, processes: PROCESSES, cores: cpus().length }
const say = (line) => console.log(`  ${line}`)

const main = async (stops) => {
  // An hour of the play is an hour of the lifetime that the cache in front has by day.
  const play = await startPlay({ processes: PROCESSES, dataDirectory: DATA_DIRECTORY, cdnSeconds: Math.round(hourSeconds), stops })
  results.cdnSeconds = play.cdnSeconds
  await check('purge', async () => {
    results.purges = await purgesArrive({ ...play, times, tell: say })
    return 'what changes is seen through Varnish within a second'
  })
  await check('private', () => nothingPrivateIsKept(play))
  await check('costs', async () => {
    results.costs = await measureCosts(play, { tell: say })
    return 'measured'
  })
  await check('day', async () => {
    await forgetStatements(play.postgres.url)
    results.day = await replayDay(play, { views, hourSeconds, tell: say })
    results.statements = await readStatements(play.postgres.url)
    results.lags = await measureLag({ primary: play.postgres.url, replica: play.replica.url, times: LAGS })
    return ofDay(results.day)
  })
  await check('log', async () => {
    const errors = play.shops.errors().filter((line) => !line.includes('The database does not answer; this process is not ready'))
    if (errors.length > 0) throw new Error(`${errors.length} errors, the first: ${errors[0]}`)
    return 'no errors'
  })
}

const ofDay = ({ hours }) => {
  const sum = (of) => hours.reduce((total, hour) => total + of(hour), 0)
  const [failed, seen] = [sum((hour) => hour.failed + hour.ordersFailed + hour.bagsFailed), sum((hour) => hour.views)]
  if (failed > 0) throw new Error(`${failed} requests failed beside ${seen} views`)
  const hits = (100 * sum((hour) => hour.caches.hit)) / seen
  return `${seen} views, ${hits.toFixed(1)} % hits, ${sum((hour) => hour.orders)} orders, none failed`
}

const stops = []
try {
  await main(stops)
} finally {
  for (const stop of stops.reverse()) await stop().catch((error) => console.error(error.message))
}
const code = end()
if (values.write) writeResults(results)
process.exit(code)
