import type { Browser } from 'playwright-core'
import { withPatience } from '../../../../src/lib/with-patience.ts'
import { createTurns } from '../../../lib/turns.ts'
import { UnreachableError } from '../../../lib/unreachable.ts'
import type { FileOf } from './picture-files.ts'

interface Drawing {
  readonly html: string
  /** Where the page seems to be. */
  readonly address: URL
  readonly width: number
  readonly fileOf: FileOf
}

/** Draws pages. */
export interface PictureBrowser {
  readonly draw: (drawing: Drawing) => Promise<{ readonly bytes: Buffer; readonly isCut: boolean }>
  readonly close: () => Promise<void>
}

/** A longer picture is made so small by models that no word in it can be read. */
export const MOST_PIXELS_HIGH = 4_000
const WINDOW_HEIGHT = 900
const DRAW_MS = 20_000
/** Of all of it, the browser's start included: programs wait for a minute. */
const LONGEST_MS = 40_000
/** It takes memory while it is open. */
const IDLE_MS = 60_000

/**
 * A Chromium at an address (`http://chrome:9222`) or as a program (`/usr/bin/chromium`), opened with the first picture and closed when none was
 * wanted for a while. One picture at a time. Pages run no scripts there and get their files by `fileOf` alone. `draw` throws an
 * `UnreachableError` where the browser does not answer.
 */
export const createBrowser = (address: string): PictureBrowser => {
  const inTurn = createTurns(1)
  let open: Promise<Browser> | undefined
  let idle: NodeJS.Timeout | undefined
  const close = async (): Promise<void> => {
    clearTimeout(idle)
    const closing = open
    open = undefined
    await (await closing?.catch(() => undefined))?.close()
  }
  const browser = async (): Promise<Browser> => {
    const known = await open?.catch(() => undefined)
    if (known?.isConnected() === true) return known
    open = openBrowser(address)
    return open
  }
  const draw = async ({ html, address: at, width, fileOf }: Drawing): Promise<{ bytes: Buffer; isCut: boolean }> => {
    const context = await (
      await browser()
    ).newContext({ viewport: { width, height: WINDOW_HEIGHT }, javaScriptEnabled: false, reducedMotion: 'reduce', serviceWorkers: 'block' })
    try {
      await context.route('**/*', async (route) => {
        const request = route.request()
        if (request.url() === at.href) return route.fulfill({ contentType: 'text/html; charset=utf-8', body: still(html) })
        const file = FILES.has(request.resourceType()) ? await fileOf(new URL(request.url())) : undefined
        return file === undefined ? route.abort() : route.fulfill({ contentType: file.type, body: file.bytes })
      })
      const page = await context.newPage()
      await page.goto(at.href, { waitUntil: 'load', timeout: DRAW_MS })
      const height = (await page.locator('html').boundingBox())?.height ?? WINDOW_HEIGHT
      const clip = { x: 0, y: 0, width, height: Math.min(Math.max(Math.ceil(height), WINDOW_HEIGHT), MOST_PIXELS_HIGH) }
      const bytes = await page.screenshot({ type: 'jpeg', quality: 75, fullPage: true, clip, timeout: DRAW_MS })
      return { bytes, isCut: height > MOST_PIXELS_HIGH }
    } finally {
      await context.close()
    }
  }
  return {
    draw: (drawing) =>
      inTurn(async () => {
        clearTimeout(idle)
        try {
          return await withPatience(draw(drawing), LONGEST_MS)
        } catch (cause) {
          await close()
          throw new UnreachableError('The browser for pictures does not answer', { cause })
        } finally {
          idle = setTimeout(() => void close(), IDLE_MS).unref()
        }
      }),
    close,
  }
}

/** `other`: the drawing that icons are parts of. */
const FILES = new Set(['stylesheet', 'image', 'font', 'other'])

/**
 * A document to be drawn as a whole: what comes in by moving is there at once, and pictures below the window are loaded and decoded by
 * then. In the document itself: without scripts the driver cannot wait for a style that it adds.
 */
const still = (html: string): string =>
  html.replace('</head>', `<style>${STILL}</style></head>`).replaceAll(' loading="lazy"', '').replaceAll(' decoding="async"', '')

const STILL = `*,::before,::after{animation-duration:0s!important;animation-delay:0s!important;transition:none!important}`

const openBrowser = async (address: string): Promise<Browser> => {
  const { chromium } = await import('playwright-core')
  return /^(?:https?|wss?):/.test(address)
    ? chromium.connectOverCDP(address, { timeout: DRAW_MS })
    : chromium.launch({ executablePath: address, timeout: DRAW_MS })
}
