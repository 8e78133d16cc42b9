import { existsSync } from 'node:fs'
import { bytes } from './bench/bytes.mjs'
import { printRows } from './bench/print-rows.mjs'
import { startShop } from './bench/start-shop.mjs'

/**
 * `node scripts/budgets.mjs [data folder]`: what pages of the built shop weigh, beside what they may. Refuses with 1 where a "must" is
 * exceeded. The shop starts on the folder, which stays; in memory where none is named.
 */
if (!existsSync('dist/server/main.js')) {
  console.error('There is no build to weigh; run `npm run build` first.')
  process.exit(1)
}
const shop = await startShop({ dataDir: process.argv[2] ?? 'memory://' })
try {
  const rows = await bytes(shop)
  printRows(rows)
  const missed = rows.filter(({ verdict }) => verdict === 'MISSED')
  if (missed.length > 0) {
    console.error(`\n${missed.length} over budget: ${missed.map(({ name, value, must }) => `${name} ${value} > ${must}`).join('; ')}`)
    process.exitCode = 1
  }
} finally {
  await shop.stop()
}
