import { chromium } from 'playwright'
import { findOrInstallChromium } from '../chromium.mjs'
import { median } from './median.mjs'
import { figure, row } from './targets.mjs'

const SIZES = [100, 500]
const KEYS = 100
const ROWS = 20
/** Longer than a canvas takes: each key is by itself. */
const TYPING_MS = 150
/** What is looked up after opening is over by then. */
const REST_MS = 3_000
const HEADERS = { authorization: 'Bearer management-token', 'content-type': 'application/vnd.contentful.management.v1+json' }

/**
 * Opening a page in the composer until it can be worked on; how long after a key its letter is painted in the field, and on the canvas;
 * walking and moving in the list of blocks. The floor is a key in a field of a page that has nothing else, in the same browser.
 */
export const composer = async ({ origin, runs }) => {
  const browser = await chromium.launch({ executablePath: findOrInstallChromium({ isWhole: true }), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const floor = await bareField(page)
    const rows = [figure(`floor: key to a bare field, p95 of ${KEYS} keys`, percentile(floor, 0.95), 'ms')]
    for (const size of SIZES) rows.push(...(await ofSize(page, { origin, runs, size })))
    // Rows of one name are one line of the table.
    return rows.toSorted(
      (one, other) => rows.findIndex(({ what }) => what === one.what) - rows.findIndex(({ what }) => what === other.what),
    )
  } finally {
    await browser.close()
  }
}

const ofSize = async (page, { origin, runs, size }) => {
  await makePage(origin, size)
  const address = `${origin.replace('//', '//preview.')}/_compose/pages/bench-${size}?site=ald-gb&lang=en`
  const of = `${size} blocks`
  // The first one of all fills the caches of a browser and a shop that have just started.
  const first = await open(page, address, size)
  const opened = []
  for (let run = 0; run < Math.max(runs, 5); run += 1) opened.push(await open(page, address, size))
  await page.waitForTimeout(REST_MS)
  const { fields, delays } = await type(page)
  const walked = await press(page, 'ArrowDown')
  const moved = await press(page, 'Alt+ArrowDown')
  return [
    row('composer opens a page', size === 100 ? 'composerOpen' : 'composerOpenMany', median(opened), of),
    figure('the first time in this browser', first, 's', of),
    row(`key to field, p95 of ${KEYS} keys`, 'keyToField', percentile(fields, 0.95), of),
    figure('median of the same to the field', median(fields), 'ms', of),
    row(`key to canvas, p95 of ${KEYS} keys`, 'keyToCanvas', percentile(delays, 0.95), of),
    figure('median of the same to the canvas', median(delays), 'ms', of),
    figure(`an arrow to the next row, p95 of ${ROWS}`, percentile(walked, 0.95), 'ms', of),
    figure(`a block moved by keyboard, p95 of ${ROWS}`, percentile(moved, 0.95), 'ms', of),
  ]
}

/** A page of headlines in the embedded CMS. */
const makePage = async (origin, size) => {
  const put = async (id, type, fields) => {
    const answer = await fetch(`${origin}/contentful/spaces/vitrine/environments/master/entries/${id}`, {
      method: 'PUT',
      headers: { ...HEADERS, 'x-contentful-content-type': type },
      body: JSON.stringify({ fields }),
    })
    if (!answer.ok) throw new Error(`The CMS answered ${answer.status} for ${id}`)
  }
  const ids = Array.from({ length: size }, (_, index) => `bench-${size}-${index + 1}`)
  for (const [index, id] of ids.entries())
    await put(id, 'headline', { text: { en: `Headline number ${index + 1}` }, level: { en: index === 0 ? 1 : 2 } })
  const blocks = ids.map((id) => ({ sys: { type: 'Link', linkType: 'Entry', id } }))
  const fields = { title: { en: 'Bench' }, key: { en: `landing/bench-${size}` }, kind: { en: 'landing' }, blocks: { en: blocks } }
  await put(`bench-${size}`, 'page', fields)
}

const outline = (page) => page.getByRole('navigation', { name: 'Blocks' })

/** Seconds until the page on the canvas takes edits and the list has all blocks. */
const open = async (page, address, size) => {
  const begun = performance.now()
  await page.goto(address)
  await page.frameLocator('iframe').locator('html[data-compose="ready"]').waitFor({ state: 'attached' })
  await outline(page)
    .getByRole('button', { name: `Headline number ${size}` })
    .waitFor()
  return (performance.now() - begun) / 1000
}

/** Milliseconds from each key pressed in a field of the panel until it is painted there, and until it is on the canvas and painted. */
const type = async (page) => {
  await outline(page).getByRole('button', { name: 'Headline number 50”' }).click()
  await page.getByRole('complementary', { name: 'Fields' }).getByLabel('Text', { exact: true }).press('End')
  await page.evaluate(watchPaints)
  await page.evaluate(watchCanvas)
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press(letter(key))
    // One at a time: a key that waits for another is not what is measured.
    await page.waitForFunction((count) => globalThis.delays.length === count, key + 1)
    await page.waitForTimeout(TYPING_MS)
  }
  return page.evaluate(() => ({ fields: globalThis.paints, delays: globalThis.delays }))
}

/** Milliseconds until the list of blocks is painted after each press of a key in it. */
const press = async (page, key) => {
  await outline(page).locator('[aria-current]').focus()
  await page.evaluate(() => void (globalThis.paints.length = 0))
  for (let time = 0; time < ROWS; time += 1) {
    await page.keyboard.press(key)
    // With the key that is held for another there are two.
    await page.waitForTimeout(TYPING_MS * 2)
  }
  return page.evaluate(() => globalThis.paints)
}

const bareField = async (page) => {
  await page.setContent('<input aria-label="Bare">')
  await page.getByLabel('Bare').focus()
  await page.evaluate(watchPaints)
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press(letter(key))
    await page.waitForFunction((count) => globalThis.paints.length === count, key + 1)
  }
  return page.evaluate(() => globalThis.paints)
}

const letter = (key) => String.fromCodePoint(97 + (key % 26))

/** In the window: what a key changes at once is in the next frame, which is over when a task behind it runs. */
const watchPaints = () => {
  globalThis.paints = []
  const listen = ({ key }) => {
    if (key === 'Alt') return
    const begun = performance.now()
    requestAnimationFrame(() => setTimeout(() => globalThis.paints.push(performance.now() - begun)))
  }
  addEventListener('keydown', listen, true)
}

/** In the composer's window. */
const watchCanvas = () => {
  globalThis.delays = []
  const { contentDocument, contentWindow } = document.querySelector('iframe')
  let pressed
  let wanted = ''
  addEventListener('keydown', () => (pressed = performance.now()), true)
  addEventListener('input', ({ target }) => (wanted = target.value), true)
  new MutationObserver(() => {
    if (pressed === undefined || !contentDocument.body.textContent.includes(wanted)) return
    const begun = pressed
    pressed = undefined
    contentWindow.requestAnimationFrame(() => setTimeout(() => globalThis.delays.push(performance.now() - begun)))
  }).observe(contentDocument.body, { subtree: true, childList: true, characterData: true })
}

const percentile = (values, share) => values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1]
