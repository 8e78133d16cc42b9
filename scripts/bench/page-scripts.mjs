import { brotliCompressSync } from 'node:zlib'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, devices } from 'playwright'
import { findOrInstallChromium } from '../chromium.mjs'
import { LOCAL_ONLY } from './local-only.mjs'

/** After the load event a phone that nobody touches still fetches what hydrates at rest, and what waits for a quiet moment. */
const REST_MS = 6_000
const JAVASCRIPT = /^(?:text|application)\/(?:x-)?javascript/

/**
 * JavaScript that a phone receives from each address until six seconds after load, without input and with nothing in its cache: bytes and
 * files. Every body is compressed anew, at the quality of files that are compressed once, so that shops behind other servers compare.
 */
export const pageScripts = async (addresses) => {
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox', LOCAL_ONLY] })
  try {
    const received = []
    for (const address of addresses) received.push(await scriptsOf(browser, address))
    return received
  } finally {
    await browser.close()
  }
}

const scriptsOf = async (browser, address) => {
  const context = await browser.newContext(devices['Pixel 5'])
  try {
    const page = await context.newPage()
    const bodies = []
    page.on('response', (answer) => {
      if (JAVASCRIPT.test(answer.headers()['content-type'] ?? '')) bodies.push(answer.body())
    })
    await page.goto(address, { waitUntil: 'load' })
    await wait(REST_MS)
    const sizes = (await Promise.all(bodies)).map((body) => brotliCompressSync(body).length)
    return { bytes: sizes.reduce((total, size) => total + size, 0), files: sizes.length }
  } finally {
    await context.close()
  }
}
