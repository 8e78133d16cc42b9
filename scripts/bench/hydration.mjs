import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { build } from 'vite'
import { findOrInstallChromium } from '../chromium.mjs'
import { figure, row } from './targets.mjs'

const BLOCKS = 100
const ROUNDS = 7
const WAYS = ['floor', 'ours', 'atOnce']
const SLOWER = 4
/** React hydrates block by block and rests in between; that long without work means that it has finished. */
const SETTLED_MS = 400
/** What the browser itself does on a page where nothing happens. */
const IDLE_SECONDS = 0.005
const ADDRESS = 'http://bench.test/'
const OUT = 'test-results/bench-hydration'

/** What taking over a page costs, over taking over every block of it in one plain root: the quickest rounds of both, in turn. */
export const hydration = async () => {
  process.env.NODE_ENV = 'production'
  const { createHydration } = await import(pathToFileURL(await buildSubject('server')).href)
  const { html } = await createHydration(BLOCKS)
  const script = readFileSync(await buildSubject('browser'), 'utf8')
  const browser = await chromium.launch({ executablePath: findOrInstallChromium({ isWhole: true }), args: ['--no-sandbox'] })
  try {
    const taken = Object.fromEntries(WAYS.map((way) => [way, []]))
    for (let round = 0; round < ROUNDS; round += 1)
      for (const way of WAYS) taken[way].push(await takeOver(browser, { way, html: html(way), script }))
    const [floor, ours, atOnce] = WAYS.map((way) => Math.min(...taken[way]))
    return [
      row(`hydration over one plain root, ${BLOCKS} blocks`, 'hydration', ours / floor),
      figure('without waiting for blocks to come into view', atOnce / floor, 'x'),
      figure('one plain root', floor, 'ms'),
    ]
  } finally {
    await browser.close()
  }
}

/** Milliseconds of the page's thread, from the root's first work to the last block's. */
const takeOver = async (browser, { way, html, script }) => {
  const page = await browser.newPage()
  try {
    const failures = []
    page.on('pageerror', (error) => failures.push(error))
    await page.route(ADDRESS, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: documentOf(html) }))
    await page.route(`${ADDRESS}subject.js`, (route) => route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script }))
    await page.goto(ADDRESS)
    await page.waitForFunction(() => globalThis.hydrate !== undefined)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const before = await taskSeconds(session)
    await page.evaluate((chosen) => globalThis.hydrate(chosen, document.getElementById('root')), way)
    const after = await untilSettled(page, session)
    if (failures.length > 0) throw failures[0]
    return (after - before) * 1000
  } finally {
    await page.close()
  }
}

/** Not a fixed time: on a slow machine it ended while blocks were still waiting, and the ratio looked better than it is. */
const untilSettled = async (page, session) => {
  let before
  let now = await taskSeconds(session)
  do {
    await page.waitForTimeout(SETTLED_MS)
    before = now
    now = await taskSeconds(session)
  } while (now - before > IDLE_SECONDS)
  return now
}

const documentOf = (html) =>
  `<!doctype html><div id="root">${html}</div><script type="module">import { createHydration } from './subject.js'
globalThis.hydrate = (await createHydration(${BLOCKS})).hydrate</script>`

const taskSeconds = async (session) => {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value
}

/** One file with everything in it, for the server or the browser. Answers its path. */
const buildSubject = async (half) => {
  const outDir = resolve(OUT, half)
  await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    define: half === 'browser' ? { 'process.env.NODE_ENV': '"production"' } : {},
    build: {
      ...(half === 'server' ? { ssr: true } : {}),
      outDir,
      emptyOutDir: true,
      manifest: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rollupOptions: {
        input: { subject: 'scripts/bench/hydration-subject.tsx' },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', codeSplitting: false },
      },
    },
  })
  return resolve(outDir, 'subject.js')
}
