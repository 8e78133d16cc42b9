import sharp from 'sharp'
import { writeFileSync } from 'node:fs'
import { answerConsent, NOW } from './fixed-look.mjs'
import { settle } from './take-look.mjs'

/** A repository keeps every version of a picture for ever. */
const MOST_BYTES = 600_000
const QUALITIES = [80, 70, 60, 50, 40]
const GAP = 16
const GROUND = '#ffffff'
/** A window on a desk, and on a phone. */
const HEIGHTS = { 390: 844, 768: 1024, 1280: 800, 1600: 1000 }

const CLOTHES = {
  prefix: '/en',
  paths: [
    '/',
    '/women',
    '/women/clothing',
    '/product/everyday-tee/900001',
    '/search?query=tee',
    '/checkout/basket',
    '/account/sign-in',
    '/no-such-page',
  ],
}
const BEAUTY = {
  prefix: '/kr/en',
  paths: [
    '/',
    '/skincare',
    '/skincare/serums',
    '/product/calm-serum/800001',
    '/search?query=serum',
    '/checkout/basket',
    '/account/sign-in',
    '/no-such-page',
  ],
}
const LANGUAGES = ['/en', '/ae/ar', '/jp/ja', '/kr/ko']

/**
 * The contact sheets of docs/look.md, with the faces and pictures of this machine: each kind of page of both brands beside each other, and
 * the home page by language and width.
 */
export const writeSheets = async (browser, baseURL) => {
  const brands = []
  for (const [index, path] of CLOTHES.paths.entries()) {
    const pages = [`${CLOTHES.prefix}${path}`, `${BEAUTY.prefix}${BEAUTY.paths[index]}`]
    for (const width of [1280, 390]) for (const address of pages) brands.push(await shotOf(browser, { baseURL, address, width }))
  }
  await writeSheet('docs/look.webp', brands, { columns: 4, height: 300 })
  const languages = []
  for (const prefix of LANGUAGES)
    for (const width of [390, 768, 1280, 1600]) languages.push(await shotOf(browser, { baseURL, address: `${prefix}/`, width }))
  await writeSheet('docs/look-languages.webp', languages, { columns: 4, height: 300 })
  return true
}

const shotOf = async (browser, { baseURL, address, width }) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: HEIGHTS[width] },
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  })
  await context.clock.setFixedTime(NOW)
  await answerConsent(context)
  const page = await context.newPage()
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}hidePopups=1`)
  await settle(page)
  // What is in the window alone: a sheet is looked at, not read.
  const screen = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  await context.close()
  return screen
}

/** Rows of pictures of one height. */
const writeSheet = async (file, shots, { columns, height }) => {
  const composed = []
  let widest = 0
  let left = GAP
  for (const [index, shot] of shots.entries()) {
    const { data, info } = await sharp(shot).resize({ height }).png().toBuffer({ resolveWithObject: true })
    if (index % columns === 0) left = GAP
    composed.push({ input: data, left, top: GAP + Math.floor(index / columns) * (height + GAP) })
    left += info.width + GAP
    widest = Math.max(widest, left)
  }
  const size = { width: widest, height: GAP + Math.ceil(shots.length / columns) * (height + GAP) }
  const sheet = await sharp({ create: { ...size, channels: 3, background: GROUND } })
    .composite(composed)
    .png()
    .toBuffer()
  for (const quality of QUALITIES) {
    const bytes = await sharp(sheet).webp({ quality, effort: 6 }).toBuffer()
    if (bytes.length > MOST_BYTES) continue
    writeFileSync(file, bytes)
    console.log(`${file}: ${bytes.length} bytes at quality ${quality}`)
    return
  }
  throw new Error(`${file} has more than ${MOST_BYTES} bytes at any quality.`)
}
