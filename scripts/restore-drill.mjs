import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCommandLine } from './command-line.mjs'
import { postgresPrograms } from './many-processes/start-postgres.mjs'
import { openDrilledShop } from './restore-drill/drilled-shop.mjs'
import * as steps from './restore-drill/steps.mjs'

/** The database is lost, twice, and comes back; the usage says how. */
const { values: options } = readCommandLine({
  usage: `Usage: npm run restore-drill -- [option...]

Restores the database of a shop as docs/operations.md says, on a PostgreSQL of its own with the settings of ops/postgres, and compares the
books. Shoppers buy while a base backup is taken, and go on. The machine is lost, and the database restored to the end of its archive. Then
somebody empties a table, and it is restored to the moment before. Each time the built shop starts on it. Prints what was lost (RPO),
how long it took (RTO), and the payments that the provider has and the shop has not. Needs postgresql.

  --archive-seconds <number>   how old a WAL segment gets before it is archived, 5 unless given: archive_timeout of PostgreSQL
  --lose-segment               takes a segment out of the archive: the drill has to say so, and to fail
  --help                       this text

Exit codes: 0 all came back, 1 something did not, or PostgreSQL is not installed. A failure leaves the logs, and says where.`,
  options: { 'archive-seconds': { type: 'string', default: '5' }, 'lose-segment': { type: 'boolean', default: false } },
})

if (postgresPrograms() === undefined) {
  console.error('Not installed here: postgresql. On Debian: apt-get install postgresql')
  process.exit(1)
}

const STEPS = [
  ['a shop on PostgreSQL with an archive', steps.startAll],
  ['base backup while shoppers buy', steps.baseBackup],
  ['the machine is lost', steps.machineLost],
  ['the archive', steps.archiveIsWhole],
  ['restored to the end of the archive', steps.restoredToTheEnd],
  ['a mistake after the moment T', steps.mistake],
  ['restored to T', steps.restoredToTheMoment],
  ['new orders', steps.newOrders],
]

const folder = mkdtempSync(join(tmpdir(), 'restore-drill-'))
// However this program ends; its programs are ended before (run-program.mjs).
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }))

const rows = []
const play = async (what, work) => {
  const begun = performance.now()
  const row = { what, seconds: 0, result: '' }
  rows.push(row)
  try {
    row.result = await work()
    return true
  } catch (error) {
    row.result = `BROKEN: ${error.message}`
    return false
  } finally {
    row.seconds = Math.round((performance.now() - begun) / 100) / 10
    console.log(`${row.seconds.toFixed(1).padStart(6)} s  ${what}: ${row.result}`)
  }
}

const keepLogs = (logs) => {
  const kept = mkdtempSync(join(tmpdir(), 'restore-drill-logs-'))
  for (const [name, said] of logs) writeFileSync(join(kept, `${name}.log`), said())
  console.log(`What PostgreSQL, the shop and the provider said is in ${kept}`)
}

const archiveSeconds = Number(options['archive-seconds'])
const shop = await openDrilledShop({ folder, archiveSeconds })
const context = { shop, seen: {}, archiveSeconds, loseSegment: options['lose-segment'] }
let isWhole = true
// After a step that is broken there is nothing to go on with.
for (const [what, work] of STEPS) isWhole &&= await play(what, () => work(context))
if (!isWhole) keepLogs(shop.logs)
await shop.stop()

const { paymentsWithoutAnOrder = [] } = context.seen
if (paymentsWithoutAnOrder.length > 0) {
  console.log('\nPayments without an order: the provider has them and the shop has not. Each is given back, or its order is made anew.')
  console.table(
    paymentsWithoutAnOrder.map(({ reference, pspReference, value, currency, createdAt }) => ({
      reference,
      pspReference,
      amount: `${(value / 100).toFixed(2)} ${currency}`,
      at: new Date(createdAt).toISOString(),
    })),
  )
}
console.table(rows.map(({ result, ...row }) => ({ ...row, result: result.split('\n', 1)[0] })))
process.exit(isWhole ? 0 : 1)
