import type { Page } from '@playwright/test'
import { settled } from './settled.ts'

/** From the next page on, counts how far documents move: shares of the window times distance, as the browser scores it. */
export const watchShift = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    let moved = 0
    Reflect.set(window, 'moved', moved)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved += 'value' in entry ? Number(entry.value) : 0
      Reflect.set(window, 'moved', moved)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** How far the document has moved until it was hydrated, whether or not anything was pressed meanwhile. */
export const shiftOf = async (page: Page): Promise<number> => {
  await settled(page)
  return page.evaluate(() => Number(Reflect.get(window, 'moved')))
}
