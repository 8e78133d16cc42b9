import { chromium } from 'playwright'
import { findOrInstallChromium } from '../chromium.mjs'
import { median } from './median.mjs'
import { figure, row } from './targets.mjs'

const BLOCKS = 100
const KEYS = 100
/** Longer than a canvas takes: each key is by itself. */
const TYPING_MS = 150
const PAGE = 'bench-hundred'
const HEADERS = { authorization: 'Bearer management-token', 'content-type': 'application/vnd.contentful.management.v1+json' }

/** Opening a page of 100 blocks in the composer until it can be worked on, and how long after a key its letter is on the canvas. */
export const composer = async ({ origin, runs }) => {
  await makePage(origin)
  const browser = await chromium.launch({ executablePath: findOrInstallChromium({ isWhole: true }), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const address = `${origin.replace('//', '//preview.')}/_compose/pages/${PAGE}?site=ald-gb&lang=en`
    // The first one of all fills the caches of a browser and a shop that have just started.
    const first = await open(page, address)
    const opened = []
    for (let run = 0; run < Math.max(runs, 5); run += 1) opened.push(await open(page, address))
    const keys = await type(page)
    return [
      row(`composer opens a page of ${BLOCKS} blocks`, 'composerOpen', median(opened)),
      figure('the first time in this browser', first, 's'),
      row(`key to canvas, p95 of ${KEYS} keys`, 'keyToCanvas', percentile(keys, 0.95)),
      figure('median of the same', median(keys), 'ms'),
    ]
  } finally {
    await browser.close()
  }
}

/** A page of headlines in the embedded CMS. */
const makePage = async (origin) => {
  const put = async (id, type, fields) => {
    const answer = await fetch(`${origin}/contentful/spaces/vitrine/environments/master/entries/${id}`, {
      method: 'PUT',
      headers: { ...HEADERS, 'x-contentful-content-type': type },
      body: JSON.stringify({ fields }),
    })
    if (!answer.ok) throw new Error(`The CMS answered ${answer.status} for ${id}`)
  }
  const ids = Array.from({ length: BLOCKS }, (_, index) => `bench-block-${index + 1}`)
  for (const [index, id] of ids.entries())
    await put(id, 'headline', { text: { en: `Headline number ${index + 1}` }, level: { en: index === 0 ? 1 : 2 } })
  const blocks = ids.map((id) => ({ sys: { type: 'Link', linkType: 'Entry', id } }))
  await put(PAGE, 'page', { title: { en: 'Hundred' }, key: { en: 'landing/hundred' }, kind: { en: 'landing' }, blocks: { en: blocks } })
}

/** Seconds until the page on the canvas takes edits and the list has all blocks. */
const open = async (page, address) => {
  const begun = performance.now()
  await page.goto(address)
  await page.frameLocator('iframe').locator('html[data-compose="ready"]').waitFor({ state: 'attached' })
  await page
    .getByRole('navigation', { name: 'Blocks' })
    .getByRole('button', { name: `Headline number ${BLOCKS}` })
    .waitFor()
  return (performance.now() - begun) / 1000
}

/** Milliseconds from each key pressed in a field of the panel until the canvas has its letter and has been painted. */
const type = async (page) => {
  await page.getByRole('navigation', { name: 'Blocks' }).getByRole('button', { name: 'Headline number 50' }).click()
  const field = page.getByRole('complementary', { name: 'Fields' }).getByLabel('Text', { exact: true })
  await field.press('End')
  await page.evaluate(watchKeys)
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press(String.fromCodePoint(97 + (key % 26)))
    // One at a time: a key that waits for another is not what is measured.
    await page.waitForFunction((count) => globalThis.delays.length === count, key + 1)
    await page.waitForTimeout(TYPING_MS)
  }
  return page.evaluate(() => globalThis.delays)
}

/** In the composer's window. */
const watchKeys = () => {
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
