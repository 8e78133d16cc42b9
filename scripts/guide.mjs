import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findOrInstallChromium } from './chromium.mjs'
import { freePort } from './free-port.mjs'
import { GUIDE } from './guide/states.mjs'
import { takePicture } from './guide/take-picture.mjs'
import { startShop } from './kill-nine/shop-process.mjs'

/**
 * `npm run guide`: takes the pictures of README and docs/composer.md from the built shop, which it starts with the demo in a folder of its
 * own. To run after a change of what they show; `--only gallery` takes one.
 */
const only = process.argv[process.argv.indexOf('--only') + 1]
const wanted = GUIDE.filter(({ file }) => !process.argv.includes('--only') || file.includes(only))
const WINDOW = { width: 1280, height: 800 }

const main = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guide-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const executablePath = findOrInstallChromium()
  const port = await freePort()
  const shop = await startShop({ PORT: String(port), DATA_DIR: folder })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    for (const { file, show } of wanted) {
      // Each begins as somebody who was never here.
      const context = await browser.newContext({ viewport: WINDOW, locale: 'en-GB', reducedMotion: 'reduce' })
      // Nobody is shown around in a picture.
      await context.addInitScript(() => {
        if (window.location.pathname.startsWith('/_compose')) window.localStorage.setItem('vitrine-compose-tour', '"seen"')
      })
      const page = await context.newPage()
      await show(page, { shop: `http://localhost:${port}`, composer: `http://preview.localhost:${port}/_compose` })
      console.log(await takePicture(page, file))
      await context.close()
    }
  } finally {
    await browser.close()
    await shop.end('SIGTERM')
  }
}

await main()
