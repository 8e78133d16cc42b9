import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findOrInstallChromium } from './chromium.mjs'
import { readCommandLine } from './command-line.mjs'
import { freePort } from './free-port.mjs'
import { GUIDE, GUIDE_OF_PEOPLE } from './guide/states.mjs'
import { hasBeenShownAround } from './guide/shown-around.mjs'
import { takePicture } from './guide/take-picture.mjs'
import { startShop } from './kill-nine/shop-process.mjs'

const {
  values: { only },
} = readCommandLine({
  usage: `Usage: npm run guide -- [option...]

Takes the pictures of README and docs/composer.md from the built shop, which it starts with the demo in a folder of its own. To run after
a change of what they show.

  --only <words>   takes the pictures with these words in their name
  --help           this text

Exit codes: 0 they are taken, 1 not.`,
  options: { only: { type: 'string', default: '' } },
})
const WINDOW = { width: 1280, height: 800 }
const GROUPS = { COMPOSE_EDITORS: 'demo-editors', COMPOSE_PUBLISHERS: 'demo-publishers' }

const main = async () => {
  const executablePath = findOrInstallChromium()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    await takeAll(browser, GUIDE, {})
    await takeAll(browser, GUIDE_OF_PEOPLE, GROUPS)
  } finally {
    await browser.close()
  }
}

/** The pictures that are wanted of a shop with these settings, started for them. */
const takeAll = async (browser, pictures, settings) => {
  const wanted = pictures.filter(({ file }) => file.includes(only))
  if (wanted.length === 0) return
  const folder = mkdtempSync(join(tmpdir(), 'guide-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const port = await freePort()
  const shop = await startShop({ PORT: String(port), DATA_DIR: folder, ...settings })
  try {
    for (const { file, show } of wanted) {
      // Each begins as somebody who was never here.
      const context = await browser.newContext({ viewport: WINDOW, locale: 'en-GB', reducedMotion: 'reduce' })
      await hasBeenShownAround(context)
      const page = await context.newPage()
      await show(page, { shop: `http://localhost:${port}`, composer: `http://preview.localhost:${port}/_compose` })
      console.log(await takePicture(page, file))
      await context.close()
    }
  } finally {
    await shop.end('SIGTERM')
  }
}

await main()
