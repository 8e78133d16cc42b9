import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gapsIn, middleOf } from './archive.mjs'
import { lossOf, promisedOf, settledOf } from './books.mjs'

/* Each gives what it saw in a few words, and throws with what is wrong. What one leaves for another is in `seen`. */

/** For a process that is slow to notice that a segment is old, and to copy it. */
const ARCHIVING_MS = 5_000
/** For some orders after the base backup that the archive has promised to keep. */
const SOME_MS = 3_000
const SHOWN = 10
/** PostgreSQL writes a sequence 32 values ahead; only after that would a restored one give numbers a second time. */
const ROUNDS_PAST_THE_SEQUENCE = 10
/** What T has on both sides: commits of other connections must not share its microsecond. */
const APART_MS = 500

export const startAll = async ({ shop }) => {
  await shop.startAll()
  return 'the shop is ready'
}

export const baseBackup = async ({ shop, seen }) => {
  await shop.buy(2)
  let isOver = false
  const shopping = shop.buyUntil(() => isOver)
  seen.firstSegment = await shop.cluster.takeBaseBackup()
  isOver = true
  await shopping
  return `${shop.acknowledged.size} orders by then; the copy fits its manifest`
}

export const machineLost = async ({ shop, seen, archiveSeconds }) => {
  const shopping = shop.buyUntil(() => false)
  await sleep(archiveSeconds * 1000 + ARCHIVING_MS + SOME_MS)
  seen.lostAt = await shop.lose()
  await shopping
  return `database and shop killed, their folder removed; ${shop.acknowledged.size} orders by then`
}

/** Before a restore, since PostgreSQL says nothing about a gap where it was given no target. */
export const archiveIsWhole = async ({ shop, seen, loseSegment }) => {
  const { archive } = shop.cluster
  if (loseSegment) rmSync(join(archive, middleOf(readdirSync(archive), seen.firstSegment)))
  const names = readdirSync(archive)
  refuse(gapsIn(names, seen.firstSegment))
  return `${names.length} files, none is missing`
}

export const restoredToTheEnd = async ({ shop, seen, archiveSeconds }) => {
  const { acknowledged } = shop
  const { lostAt } = seen
  const kept = promisedOf(acknowledged, { lostAt, promisedMs: archiveSeconds * 1000 + ARCHIVING_MS })
  const restored = await shop.restore({ kept })
  refuse(restored.wrong)
  seen.paymentsWithoutAnOrder = restored.paymentsWithoutAnOrder
  const { lost, seconds } = lossOf(acknowledged, { stored: restored.stored, lostAt })
  const loss = `${restored.orders} orders are back, ${lost} are not: RPO ${seconds.toFixed(1)} s where a segment may be ${archiveSeconds} s old`
  return `${loss}; ${durationOf(restored)}`
}

export const mistake = async ({ shop, seen }) => {
  const { cluster, acknowledged } = shop
  await shop.buy(2)
  await sleep(APART_MS)
  const [{ now }] = await cluster.query(`select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US+00') as now`)
  seen.time = now
  const settled = settledOf(await shop.readBooks())
  // What the first loss took is not expected a second time.
  seen.kept = new Map([...acknowledged].filter(([, { utr }]) => settled.has(utr)).map(([email, { utr }]) => [email, utr]))
  const before = new Set(acknowledged.keys())
  await sleep(APART_MS)
  await shop.buy(ROUNDS_PAST_THE_SEQUENCE)
  seen.gone = new Map([...acknowledged].filter(([email]) => !before.has(email)).map(([email, { utr }]) => [email, utr]))
  const issued = await cluster.query('select order_reference from orders where is_visible')
  seen.issued = new Set(issued.map(({ order_reference: number }) => number))
  await cluster.query('truncate orders cascade')
  await cluster.archiveNow()
  await shop.lose()
  return `${seen.kept.size} orders, T = ${now}, ${seen.gone.size} orders, truncate orders`
}

export const restoredToTheMoment = async ({ shop, seen }) => {
  const { time, kept, gone } = seen
  const restored = await shop.restore({ time, kept, gone })
  refuse(restored.wrong)
  const known = new Set(seen.paymentsWithoutAnOrder.map(({ reference }) => reference))
  const later = restored.paymentsWithoutAnOrder.filter(({ reference }) => !known.has(reference))
  const listed = new Set(later.map(({ reference }) => reference))
  const expected = new Set(gone.values())
  refuse([
    ...later
      .filter(({ reference }) => !expected.has(reference))
      .map(({ reference }) => `Payment ${reference} has no order, and nobody bought that`),
    ...[...expected].filter((utr) => !listed.has(utr)).map((utr) => `Order ${utr} came after T, and its payment is not in the list`),
  ])
  seen.paymentsWithoutAnOrder = restored.paymentsWithoutAnOrder
  return `${restored.orders} orders are back, none of the ${gone.size} after T; ${durationOf(restored)}`
}

export const newOrders = async ({ shop, seen }) => {
  const count = await shop.buy(1)
  const settled = settledOf(await shop.readBooks())
  const numbers = [...settled.values()].map(({ order_reference: number }) => number)
  const newest = numbers.toSorted().slice(-count)
  refuse(newest.filter((number) => seen.issued.has(number)).map((number) => `Order number ${number} was somebody else's before`))
  return `${count} placed and paid, the first with number ${newest[0]}, which nobody had before`
}

const durationOf = ({ seconds, databaseSeconds }) => `RTO ${seconds.toFixed(1)} s, ${databaseSeconds.toFixed(1)} s of it the database`

const refuse = (problems) => {
  if (problems.length === 0) return
  const [first, ...others] = problems.slice(0, SHOWN)
  throw new Error([first, ...others, ...(problems.length > SHOWN ? [`and ${problems.length - SHOWN} more`] : [])].join('\n    '))
}
