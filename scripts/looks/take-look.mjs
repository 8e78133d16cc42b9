import sharp from 'sharp'

/** What is below this of a page is more of the same, and costs bytes in every version. */
const MOST_HEIGHT = 5000
const WAIT_MS = 250
const TRIES = 12
const STEP_SHARE = 0.8
/** Longer than any frame or picture takes. */
const FRAME_MS = 500
const DECODE_MS = 10_000

/** Waits until everything of a page has come. */
export const settle = async (page) => {
  // What was clicked last would be under the pointer.
  await page.mouse.move(0, 0)
  await untilWhole(page)
}

/** A picture of a settled page, each of its own pictures as one colour: the whole page, or the part that a selector names. */
export const takeLook = async (page, within) => {
  let last
  for (let tries = 0; tries < TRIES; tries += 1) {
    // Again each time: what the shop rendered since has its pictures as they are.
    await page.evaluate(paintPictures)
    const screen = await screenOf(page, within)
    if (last !== undefined && screen.equals(last) && !(await page.evaluate(hasUnpainted))) return screen
    last = screen
    await page.waitForTimeout(WAIT_MS)
  }
  throw new Error(`${page.url()} does not come to rest.`)
}

/** Without loss: a page of boxes and plain colours is a few kilobytes. */
export const toBaseline = (screen) => sharp(screen).webp({ lossless: true, effort: 6 }).toBuffer()

const screenOf = async (page, within) => {
  const options = { animations: 'disabled', caret: 'hide', scale: 'css' }
  if (within !== undefined) return page.locator(within).first().screenshot(options)
  const { width } = page.viewportSize()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  return page.screenshot({ ...options, fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, MOST_HEIGHT) } })
}

/** Scrolls through the page, so that what waits for the view comes, and waits until every picture is decoded. */
const untilWhole = async (page) => {
  await page.locator('html[data-hydrated], .g-body').first().waitFor({ state: 'attached' })
  await page.evaluate(
    async ({ share, patience }) => {
      for (const image of document.images) image.loading = 'eager'
      for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight * share) {
        window.scrollTo({ top, behavior: 'instant' })
        // A browser paints no frame of a page it thinks nobody sees.
        await new Promise((resolve) => {
          requestAnimationFrame(() => setTimeout(resolve, 30))
          setTimeout(resolve, patience)
        })
      }
      window.scrollTo({ top: 0, behavior: 'instant' })
    },
    { share: STEP_SHARE, patience: FRAME_MS },
  )
  await page.waitForLoadState('networkidle')
  await page.evaluate(async (patience) => {
    for (const image of document.images) image.loading = 'eager'
    const decoded = Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    // One that never answers is found by `hasUnpainted`.
    await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, patience))])
    await document.fonts.ready
  }, DECODE_MS)
}

/**
 * One colour in place of each picture that has come, by the name of its file: photographs would be most bytes of the baselines, and are
 * looked at otherwise. One that has not come stays as it is.
 */
const paintPictures = () => {
  // Where a row of slides rests after the scrolling above is a matter of half a pixel.
  for (const element of document.querySelectorAll('*')) if (element.scrollLeft !== 0) element.scrollTo({ left: 0, behavior: 'instant' })
  for (const image of document.images) {
    image.loading = 'eager'
    if (!image.complete || image.naturalWidth === 0) continue
    image.dataset.painted = image.currentSrc
    const name = new URL(image.currentSrc || image.src, window.location.href).pathname.replace(/(?:_\d+w)?\.\w+$/, '')
    const hue = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7)
    image.style.setProperty('object-position', '-9999px -9999px', 'important')
    image.style.setProperty('object-fit', 'none', 'important')
    image.style.setProperty('background', `hsl(${hue} 40% 60%)`, 'important')
  }
}

/** Whether a picture has come or changed since they were painted, or is still on its way. */
const hasUnpainted = () =>
  [...document.images].some(
    (image) => image.checkVisibility() && (!image.complete || (image.naturalWidth > 0 && image.dataset.painted !== image.currentSrc)),
  )
