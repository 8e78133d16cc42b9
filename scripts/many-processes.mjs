import { SMTPServer } from 'smtp-server'
import { readCommandLine } from './command-line.mjs'
import { oneMailEach, publishEverywhere, rush, setStock, sharedLimit, signInEverywhere, stockRace } from './many-processes/checks.mjs'
import { createChecklist } from './many-processes/checklist.mjs'
import { journeys } from './many-processes/journeys.mjs'
import { requirePrograms } from './many-processes/require-programs.mjs'
import { rollingRestart } from './many-processes/rolling-restart.mjs'
import { startCluster } from './many-processes/start-cluster.mjs'

/** Several processes behind a balancer and a pooler; the usage says how. */
const { values, positionals: named } = readCommandLine({
  usage: `Usage: npm run many-processes -- [--short] [check...] [spec...]

Three processes of the built shop behind HAProxy, on PostgreSQL behind PgBouncer. Sells through the balancer, and looks at what processes
share; then restarts them all under load, which must fail no request. Needs postgresql, pgbouncer and haproxy.

  check     a name of the table that a run prints: plays only these
  spec      <name>.spec.ts of e2e: of the journeys only these
  --short   fewer buyers and no journeys
  --help    this text

Exit codes: 0 everything holds, 1 something is broken or a program is not installed.`,
  options: { short: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const isShort = values.short
/** Of the journeys only these. */
const specs = named.filter((name) => name.endsWith('.spec.ts'))
/** All of them where none is named. */
const wanted = named.filter((name) => !specs.includes(name))
const PROCESSES = 3
const BUYERS = isShort ? 30 : 120
const PIECES = 10
const RUSHING = isShort ? 60 : 200
const MAILS_EACH = isShort ? 4 : 15
const LEAST_REQUESTS = 2_000
const SHOWN_FAILURES = 10
/** Only pictures: stays for the next run, since three processes that make a listing of them leave a small machine no core for the browsers. */
const DATA_DIRECTORY = '.data/many-processes'

requirePrograms()

const { check, end } = createChecklist(wanted)

const main = async (stops) => {
  const { shops, balancer, origin, origins, startMs, query } = await startCluster({
    processes: PROCESSES,
    dataDirectory: DATA_DIRECTORY,
    stops,
  })
  console.log(`${PROCESSES} processes began an empty database together in ${Math.round(startMs)} ms`)
  const mails = await startMailServer()
  stops.push(() => mails.stop())

  // In short, CI makes a first sale on PostgreSQL in a part of its own.
  if (!isShort) await check('journeys', () => journeys({ origin, origins, specs }))
  await check('sign-in', () => signInEverywhere({ origin, origins }))
  await check('stock', () => stockRace({ origin, origins, query, buyers: BUYERS, pieces: PIECES }))
  await check('rush', () => rush({ origin: origins[0], query, buyers: RUSHING, pieces: RUSHING / 2 }))
  await check('limits', () => sharedLimit({ origins }))
  await check('publishing', () => publishEverywhere({ origins }))
  await check('restart', async () => {
    await setStock(origin, '900001-WHITE-M', 100_000)
    const before = await retriesOf(balancer)
    const variables = mails.variables
    const { requests, orders, failures } = await rollingRestart({ shops, balancer, variables, least: LEAST_REQUESTS })
    const retries = (await retriesOf(balancer)) - before
    const seen = `${failures.length} of ${requests} requests failed, ${orders} orders, ${retries} were sent to another process`
    if (failures.length > 0) throw new Error([seen, ...failures.slice(0, SHOWN_FAILURES)].join('\n  '))
    return seen
  })
  // The restart gave all of them a mail server.
  await check('mails', () => oneMailEach({ origins, count: MAILS_EACH, received: mails.received }))
  await check('publishing again', () => publishEverywhere({ origins }))
  await check('log', async () => {
    // A machine that is busy with everything at once answers a probe late; the requests above say whether that mattered.
    const errors = shops.errors().filter((line) => !line.includes('The database does not answer; this process is not ready'))
    if (errors.length > 0) throw new Error(errors.slice(0, SHOWN_FAILURES).join('\n  '))
    return 'no errors'
  })
}

const retriesOf = async (balancer) => (await balancer.servers()).reduce((sum, { wretr, wredis }) => sum + Number(wretr) + Number(wredis), 0)

const startMailServer = async () => {
  const received = []
  const server = new SMTPServer({
    logger: false,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope }, callback) => {
      stream.resume()
      stream.on('end', () => {
        received.push(...envelope.rcptTo.map(({ address }) => address))
        callback()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    received,
    variables: { MAIL_URL: `smtp://127.0.0.1:${server.server.address().port}`, MAIL_FROM: 'Shop <orders@shop.example>' },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

const stops = []
try {
  await main(stops)
} finally {
  for (const stop of stops.reverse()) await stop()
}
process.exit(end())
