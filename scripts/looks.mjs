import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findOrInstallChromium } from './chromium.mjs'
import { readCommandLine } from './command-line.mjs'
import { freePort } from './free-port.mjs'
import { startShop } from './kill-nine/shop-process.mjs'
import { comparePictures } from './looks/compare.mjs'
import { fixLook, NOW } from './looks/fixed-look.mjs'
import { createReport } from './looks/report.mjs'
import { writeSheets } from './looks/sheet.mjs'
import { looksOf, WIDTHS } from './looks/states.mjs'
import { takeLook, toBaseline } from './looks/take-look.mjs'

const {
  values: { only, update: isUpdating, sheet: isSheet, shop: running },
} = readCommandLine({
  usage: `Usage: npm run looks -- [option...]

Compares how pages of the built shop look with the baselines in tests/looks: each kind of page and the page of the design, by theme,
direction and width. What differs is in test-results/looks/report.html. Starts a shop of its own with the demo as it is on one day.

  --update         takes new baselines, after a change of the look that is meant
  --only <words>   looks at the sets with these words in their name: ald-ae, design
  --sheet          writes the contact sheets of docs/look.md instead
  --shop <address> a shop that runs already, for another look after a change; it was started with SEED_CLOCK as this command does it
  --help           this text

Exit codes: 0 all is as it was, 1 something differs or could not be looked at.`,
  options: {
    only: { type: 'string', default: '' },
    update: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
    shop: { type: 'string' },
  },
})
const BASELINES = 'tests/looks'
const HEIGHT = 900
const SET_MS = 180_000

const main = async () => {
  if (!isUpdating && !isSheet && !hasBaselines()) {
    console.log('SKIPPED: there are no baselines yet. npm run looks -- --update takes them.')
    return true
  }
  const executablePath = findOrInstallChromium()
  const shop = running === undefined ? await startOwnShop() : { origin: running, end: async () => undefined }
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--font-render-hinting=none', '--force-color-profile=srgb'],
  })
  try {
    return isSheet ? await writeSheets(browser, shop.origin) : await lookAtAll(browser, shop.origin)
  } finally {
    await browser.close()
    await shop.end('SIGTERM')
  }
}

const hasBaselines = () => existsSync(BASELINES) && readdirSync(BASELINES).some((file) => file.endsWith('.webp'))

const startOwnShop = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'looks-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const port = await freePort()
  const shop = await startShop({ PORT: String(port), DATA_DIR: folder, SEED_CLOCK: NOW })
  // The name that sites answer at, not the number.
  return { origin: `http://localhost:${port}`, end: shop.end }
}

/** Answers whether all is as it was. */
const lookAtAll = async (browser, baseURL) => {
  const report = createReport()
  const seen = new Set()
  const differing = []
  const lookAt = async ({ name, go }, width) => {
    const context = await browser.newContext({
      baseURL,
      viewport: { width, height: HEIGHT },
      locale: 'en-GB',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
    })
    await fixLook(context)
    const page = await context.newPage()
    const looking = go(page, async (look, within) => {
      const file = `${look}-${width}`
      seen.add(`${file}.webp`)
      if (!(await isAsBefore(file, await takeLook(page, within), report))) differing.push(file)
    })
    await withinTime(looking, () => `${name} at ${width} px takes longer than ${SET_MS / 60_000} minutes, at ${page.url()}.`)
    await context.close()
    console.log(`${name} at ${width} px`)
  }
  // Much of a look is waiting for a page to rest: one of each width at a time.
  await Promise.all(
    WIDTHS.map(async (width) => {
      for (const set of looksOf(width).filter(({ name }) => name.includes(only))) await lookAt(set, width)
    }),
  )
  if (isUpdating && only === '') removeOthers(seen)
  console.log(isUpdating ? `${seen.size} baselines are in ${BASELINES}.` : `${seen.size} looks, ${differing.length} differ.`)
  if (differing.length > 0) console.error(`See ${report.write()}. After a change that is meant: npm run looks -- --update`)
  return differing.length === 0
}

/** Waiting inside a page has no end of its own, and nobody can use the machine meanwhile. */
const withinTime = (looking, sayLate) => {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(sayLate())), SET_MS)
  })
  return Promise.race([looking, late]).finally(() => clearTimeout(timer))
}

const isAsBefore = async (name, screen, report) => {
  const file = join(BASELINES, `${name}.webp`)
  const before = existsSync(file) ? readFileSync(file) : undefined
  if (before === undefined) {
    if (isUpdating) return keep(file, screen)
    report.add({ name, what: 'There is no baseline.', now: await toBaseline(screen) })
    return false
  }
  const { isSame, what, difference } = await comparePictures(before, screen)
  if (isSame) return true
  if (isUpdating) return keep(file, screen)
  console.error(`${name} differs: ${what}`)
  report.add({ name, what, before, now: await toBaseline(screen), difference: await difference() })
  return false
}

const keep = async (file, screen) => {
  mkdirSync(BASELINES, { recursive: true })
  writeFileSync(file, await toBaseline(screen))
  return true
}

/** Baselines of pages that are no more. */
const removeOthers = (seen) => {
  for (const file of readdirSync(BASELINES)) if (file.endsWith('.webp') && !seen.has(file)) rmSync(join(BASELINES, file))
}

if (!(await main())) process.exitCode = 1
