import type { Page } from '@playwright/test'
import { misfits } from './fit.ts'
import { unmarked } from './marks.ts'
import { smallTargets } from './targets.ts'

export const PHONE = { width: 390, height: 844 }
export const LAPTOP = { width: 1280, height: 844 }

interface Looked {
  readonly window: typeof PHONE
  /** What is opened may cover the window. */
  readonly isOpened?: boolean
}

/** A laptop at 200 %, and a phone at 320 px (1280 px at 400 %). */
const ZOOMED = { laptop: { width: 640, height: 400 }, phone: { width: 320, height: 568 } }

/** Everything that is too small, cut or unmarked on the page as it is now, each with the circumstance. */
export const offendersOf = async (page: Page, { window, isOpened = false }: Looked): Promise<string[]> => {
  const isPhone = window.width === PHONE.width
  await page.setViewportSize(window)
  const found: string[] = []
  const note = (circumstance: string, offenders: readonly string[]): void => {
    found.push(...offenders.map((offender) => `${circumstance} at ${window.width}: ${offender}`))
  }
  note('small', await smallTargets(page))
  await page.emulateMedia({ forcedColors: 'active' })
  note('colours of the system', await unmarked(page))
  await page.emulateMedia({ forcedColors: 'none' })
  await setTextSize(page, 2)
  note('twice the text', await misfits(page, { areBarsMeasured: !isOpened }))
  await setTextSize(page, 1)
  // A menu of a laptop is another one in half the window.
  if (isPhone || !isOpened) {
    await page.setViewportSize(isPhone ? ZOOMED.phone : ZOOMED.laptop)
    note('zoomed', await misfits(page, { areBarsMeasured: !isOpened }))
  }
  return found
}

/** Of the root, of which every size is a share: so many times what it is where nobody changed it. */
const setTextSize = (page: Page, times: number): Promise<void> =>
  page.evaluate((factor) => {
    const { style } = document.documentElement
    style.removeProperty('font-size')
    const own = parseFloat(getComputedStyle(document.documentElement).fontSize)
    if (factor !== 1) style.setProperty('font-size', `${own * factor}px`, 'important')
  }, times)
