import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { launchShop } from './kill-nine/shop-process.mjs'

/**
 * `node scripts/import-health.mjs`: imports a large generated catalogue, starts the built shop on it, and prints how long `/healthz` took to
 * answer while the catalogue was indexed. `--products 100000`; `--minutes 10`: the longest it watches; `--data <folder>`: keeps the
 * data there, or takes what an earlier run left in it. DATABASE_URL: the shop runs while the import does, on PostgreSQL.
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    minutes: { type: 'string', default: '10' },
    data: { type: 'string' },
    imported: { type: 'boolean', default: false },
  },
})
const [products, minutes] = [values.products, values.minutes].map(Number)
const PORT = Number(process.env.PORT ?? 4140)
const PROBE_MS = 100
/** Contracts 3: an orchestrator ends what does not answer. */
const LATE_MS = 1_000
const isBeside = process.env.DATABASE_URL !== undefined
const scratch = mkdtempSync(join(tmpdir(), 'import-health-'))
const folder = values.data ?? scratch

const main = async () => {
  if (isBeside) {
    const shop = await launchShop(environment)
    await shop.untilReady()
    const importing = runImport(await writeFile())
    await watch('importing beside the shop', shop, () => isOver(importing))
    await importing
    await shop.end('SIGTERM')
    return
  }
  if (!values.imported) await runImport(await writeFile())
  const shop = await launchShop(environment)
  const ready = shop.untilReady().then(
    () => undefined,
    () => undefined,
  )
  await watch('indexing at the start', shop, () => isOver(ready))
  await shop.end('SIGTERM')
}

const environment = { PORT: String(PORT), DATA_DIR: folder }

const isOver = (promise) => Promise.race([promise.then(() => true), sleep(0).then(() => false)])

/** A row a product, as the vendor's export has it, with words, kinds and makers as a real shop has them. */
const writeFile = async () => {
  const file = join(scratch, 'products.csv')
  const out = createWriteStream(file)
  out.write(
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price\n',
  )
  const pick = (list, number) => list[number % list.length]
  for (let number = 0; number < products; number += 1) {
    const name = `${pick(LOOKS, number)} ${pick(STUFFS, number >> 2)} ${pick(KINDS, number >> 4)} ${number}`
    const row = `item-${number},${name},<p>${name} for every day.</p>,Maker ${number % 500},${pick(KINDS, number >> 4)},"${pick(LOOKS, number)},${pick(STUFFS, number >> 2)}",TRUE,Color,${pick(COLORS, number)},ITEM-${number},${number % 90},${10 + (number % 190)}.00\n`
    if (!out.write(row)) await once(out, 'drain')
  }
  out.end()
  await once(out, 'close')
  return file
}

const LOOKS = ['Light', 'Heavy', 'Plain', 'Striped', 'Soft', 'Long', 'Short', 'Wide']
const STUFFS = ['linen', 'wool', 'cotton', 'silk', 'denim', 'leather', 'canvas', 'fleece']
const KINDS = ['Shirt', 'Coat', 'Dress', 'Bag', 'Belt', 'Scarf', 'Jacket', 'Skirt', 'Sock', 'Hat', 'Glove', 'Boot']
const COLORS = ['Red', 'Blue', 'Green', 'Black', 'White', 'Grey', 'Navy', 'Brown']

const runImport = async (file) => {
  const begun = performance.now()
  const child = spawn('npm', ['run', '--silent', 'import', '--', 'shopify', file], {
    env: { ...process.env, ...environment, APP_ENV: 'test' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The import ended with ${code}.`)
  console.log(`imported ${products} products in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
}

/** Asks as an orchestrator does, one question after the other, from the first moment the port is open. */
const watch = async (title, shop, isDone) => {
  const begun = performance.now()
  const waits = []
  while (!(await isDone()) && performance.now() - begun < minutes * 60_000) {
    if (shop.hasEnded()) throw new Error(`The shop ended:\n${shop.said()}`)
    const asked = performance.now()
    const isAnswered = await fetch(`${shop.origin}/healthz`).then(
      async (answer) => (await answer.text()) !== '',
      () => false,
    )
    const waited = performance.now() - asked
    if (isAnswered) waits.push(waited)
    if (isAnswered && waited > LATE_MS) console.log(`  ${((asked - begun) / 1000).toFixed(0)} s: ${waited.toFixed(0)} ms`)
    await sleep(PROBE_MS)
  }
  const sorted = [...waits].sort((one, other) => one - other)
  const at = (share) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0)
  const late = waits.filter((wait) => wait > LATE_MS).length
  console.log(
    `${title}: ${waits.length} answers in ${((performance.now() - begun) / 1000).toFixed(0)} s; p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)} ms; ${late} took longer than ${LATE_MS} ms`,
  )
  console.log(shop.said())
}

try {
  await main()
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
process.exit(process.exitCode ?? 0)
