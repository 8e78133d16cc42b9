import { writeFileSync } from 'node:fs'
import sharp from 'sharp'

/** A repository keeps every version of a picture for ever. */
const MOST_BYTES = 60_000
const QUALITIES = [82, 74, 66, 58]
/** What is full of photographs is made smaller before it gets blurred. */
const WIDTHS = [1280, 1120, 960]

/** Writes what a page shows into a file of the docs, as well as its bytes allow; answers a line about it. */
export const takePicture = async (page, file) => {
  await picturesOf(page)
  const screen = await page.screenshot({ animations: 'disabled', caret: 'initial' })
  for (const width of WIDTHS)
    for (const quality of QUALITIES) {
      const bytes = await sharp(screen).resize({ width, withoutEnlargement: true }).webp({ quality, effort: 6 }).toBuffer()
      if (bytes.length > MOST_BYTES) continue
      writeFileSync(file, bytes)
      return `${file}: ${bytes.length} bytes at quality ${quality}, at most ${width} px wide`
    }
  throw new Error(`${file} has more than ${MOST_BYTES} bytes at any quality: show less.`)
}

/** Waits until all pictures that are seen have come, those of frames too. */
const picturesOf = async (page) => {
  for (const frame of page.frames())
    await frame
      .waitForFunction(() =>
        [...document.images]
          .filter((image) => {
            // One that has not come yet may have no size.
            const { top, bottom } = image.getBoundingClientRect()
            return image.checkVisibility() && bottom >= 0 && top < window.innerHeight
          })
          .every((image) => image.complete),
      )
      // Frames in which no script runs, and those that are gone meanwhile.
      .catch((error) => {
        if (frame === page.mainFrame()) throw error
      })
}
