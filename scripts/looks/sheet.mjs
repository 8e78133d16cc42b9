import sharp from 'sharp'
import { writeFileSync } from 'node:fs'
import { goToShipping } from './buy.mjs'
import { answerConsent, NOW } from './fixed-look.mjs'
import { settle } from './take-look.mjs'

/** A repository keeps every version of a picture for ever; tests/docs/links.test.ts holds this. */
const MOST_BYTES = 200_000
const QUALITIES = [80, 70, 60, 50, 40]
const GAP = 16
const GROUND = '#ffffff'
/** A window on a desk, and on a phone. */
const HEIGHTS = { 390: 844, 768: 1024, 1280: 800, 1600: 1000 }

/** The same kinds of page of both brands, in one order. */
const CLOTHES = {
  site: { prefix: '/en', language: 'en', product: '/product/everyday-tee/900001', size: 'M' },
  paths: ['/', '/women', '/women/clothing', '/product/everyday-tee/900001', '/search?query=tee', '/account/sign-in', '/no-such-page'],
}
const BEAUTY = {
  site: { prefix: '/kr/en', language: 'en', product: '/product/calm-serum/800001', size: '30 ml' },
  paths: ['/', '/skincare', '/skincare/serums', '/product/calm-serum/800001', '/search?query=serum', '/account/sign-in', '/no-such-page'],
}
const WIDTHS = [390, 768, 1280, 1600]

/**
 * The contact sheets of docs/look.md, with the faces and pictures of this machine: each kind of page of both brands beside each other, and
 * the home page by language and width.
 */
export const writeSheets = async (browser, baseURL) => {
  const brands = []
  for (const index of CLOTHES.paths.keys()) {
    for (const width of [1280, 390])
      for (const { site, paths } of [CLOTHES, BEAUTY])
        brands.push(await shotOf(browser, { baseURL, width }, (page) => goTo(page, `${site.prefix}${paths[index]}`)))
  }
  for (const width of [1280, 390])
    for (const { site } of [CLOTHES, BEAUTY])
      brands.push(await shotOf(browser, { baseURL, width }, (page) => goToShipping(page, site, () => Promise.resolve())))
  await writeSheet('docs/look.webp', brands, { columns: 4, height: 300 })
  const languages = []
  for (const address of homesOf(new URL(baseURL)))
    for (const width of WIDTHS) languages.push(await shotOf(browser, { baseURL, width }, (page) => goTo(page, address)))
  await writeSheet('docs/look-languages.webp', languages, { columns: WIDTHS.length, height: 300 })
  return true
}

/** The home page in English, Arabic, Japanese and Korean; the site of Japan has a host of its own. */
const homesOf = ({ protocol, port }) => ['/en/', '/ae/ar/', `${protocol}//jp.localhost:${port}/ja/`, '/kr/ko/']

const goTo = (page, address) => page.goto(`${address}${address.includes('?') ? '&' : '?'}hidePopups=1`)

const shotOf = async (browser, { baseURL, width }, go) => {
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
  await go(page)
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
