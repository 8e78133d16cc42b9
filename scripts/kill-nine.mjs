import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readCommandLine } from './command-line.mjs'
import { gatherBuyers, submitOrder } from './kill-nine/buyers.mjs'
import { checkStored } from './kill-nine/check-stored.mjs'
import { readStored } from './kill-nine/read-stored.mjs'
import { launchShop, startShop } from './kill-nine/shop-process.mjs'

readCommandLine({
  usage: `Usage: npm run kill-nine

Kills the built shop without warning while orders are being placed, again and again, and compares shop, stock, provider and mailbox after
every restart. Nothing of yours is used: its data are in a folder of its own.

  --help   this text

PORT: 4119 unless given. KILL_ROUNDS (20), KILL_BUYERS (12), KILL_LATEST_MS (600), KILL_FIRST_STARTS (6): how often, how many at once, how
late at most, and how many kills of the first start. DATABASE_URL (an empty database): on PostgreSQL.

Exit codes: 0 no violation, 1 some.`,
})

const ROUNDS = Number(process.env.KILL_ROUNDS ?? 20)
const BUYERS = Number(process.env.KILL_BUYERS ?? 12)
const LATEST_KILL_MS = Number(process.env.KILL_LATEST_MS ?? 600)
const SKUS = ['900001-WHITE-M', '900001-WHITE-S', '900001-WHITE-L']

const FIRST_START_KILLS = Number(process.env.KILL_FIRST_STARTS ?? 6)
const FIRST_START_STEP_MS = 2_000
const RECOVERED = 'after recovery'
const LEASE_MS = 61_000
const PIECES = 100_000
/** Of an error the shop logged: enough to find what failed and where. */
const ERROR_LENGTH = 2_000

const databaseUrl = process.env.DATABASE_URL
const dataDirectory = mkdtempSync(join(tmpdir(), 'kill-nine-'))
const environment = { PORT: process.env.PORT ?? '4119', DATA_DIR: dataDirectory }

const main = async () => {
  await interruptFirstStart()
  const first = await startShop(environment)
  console.log(`First start completed: ${first.startMs} ms on ${databaseUrl === undefined ? 'PGlite' : 'PostgreSQL'}`)
  const home = await fetch(`${first.origin}/en/`)
  if (!home.ok || !(await home.text()).includes('/product/'))
    throw new Error(`Home is not served after the interrupted first start: ${home.status}`)
  for (const sku of SKUS) await control(first, 'stock', { sku, stockQty: PIECES })
  await first.end('SIGTERM')
  const before = (await readStored({ dataDirectory, databaseUrl })).stock
  const acknowledged = new Map()
  const rows = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    const row = await playRound({ round, before, acknowledged })
    rows.push(row)
    console.log(
      `${String(round).padStart(3)}  killed after ${row['killed after ms']} ms  ${row.violations.length === 0 ? 'no violation' : row.violations.join('; ')}`,
    )
  }
  console.table(rows.map(({ violations, ...row }) => ({ ...row, violations: violations.length })))
  const wrong = rows.flatMap(({ violations }) => violations)
  console.log(`${ROUNDS} kills, ${rows.at(-1)?.['orders in all'] ?? 0} orders, ${wrong.length} violations`)
  return wrong.length
}

/** Kills the first start at random moments of its seeding, each time a little later. */
const interruptFirstStart = async () => {
  for (let time = 1; time <= FIRST_START_KILLS; time += 1) {
    const shop = await launchShop(environment)
    const delayMs = Math.round(FIRST_START_STEP_MS * time * (0.5 + Math.random()))
    await sleep(delayMs)
    await shop.end('SIGKILL')
    console.log(`First start killed after ${delayMs} ms`)
  }
}

const playRound = async ({ round, before, acknowledged }) => {
  const shop = await startShop(environment)
  const buyers = await gatherBuyers(shop.origin, { round, count: BUYERS, skus: SKUS })
  const delayMs = Math.round(Math.random() * LATEST_KILL_MS)
  const killed = sleep(delayMs).then(() => shop.end('SIGKILL'))
  // Every other buyer clicks twice.
  const submits = buyers.flatMap((buyer, index) => (index % 2 === 0 ? [buyer] : [buyer, buyer]))
  const answers = await Promise.all(submits.map(async (buyer) => note(acknowledged, buyer, await submitOrder(shop.origin, buyer))))
  await killed
  const answered = answers.filter((answer) => answer?.status === 200).length

  const again = await startShop(environment)
  const violations = []
  const recovered = await checkAfter({ shop: again, before, acknowledged, violations, label: RECOVERED })

  const last = await startShop(environment)
  // Where other processes may be alive, a submit is theirs until its lease runs out.
  if (databaseUrl !== undefined) await control(last, 'clock', { advanceMs: LEASE_MS })
  for (const buyer of buyers.filter(({ email }) => !acknowledged.has(email))) {
    const answer = note(acknowledged, buyer, await submitOrder(last.origin, buyer))
    if (answer?.status !== 200) violations.push(`${buyer.email} retried and got ${answer?.status} ${JSON.stringify(answer?.body)}`)
  }
  const final = await checkAfter({ shop: last, before, acknowledged, violations, label: 'after retries' })
  return {
    'killed after ms': delayMs,
    'answered before': answered,
    'found at restart': recovered.orders,
    'restart ms': again.startMs,
    'orders in all': final.orders,
    violations,
  }
}

const control = async ({ origin }, what, body) => {
  const answer = await fetch(`${origin}/_test/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`/_test/${what} answered ${answer.status}`)
}

const note = (acknowledged, buyer, answer) => {
  if (answer?.status === 200) acknowledged.set(buyer.email, answer.body.utr)
  return answer
}

/** Ends the shop politely and reads what it stored; a start that logged an error or an end that is not clean counts as wrong. */
const checkAfter = async ({ shop, before, acknowledged, violations, label }) => {
  const { code } = await shop.end('SIGTERM')
  if (code !== 0) violations.push(`${label}: the shop ended with ${code}`)
  violations.push(...shop.errors().map((line) => `${label}: ${line.slice(0, ERROR_LENGTH)}`))
  const stored = await readStored({ dataDirectory, databaseUrl })
  const isSettledDown = databaseUrl === undefined || label !== RECOVERED
  violations.push(...checkStored({ stored, before, acknowledged, isSettledDown }).map((what) => `${label}: ${what}`))
  return { orders: stored.attempts.filter(({ state }) => state === 'settled').length }
}

try {
  process.exitCode = (await main()) === 0 ? 0 : 1
} finally {
  rmSync(dataDirectory, { recursive: true, force: true })
}
