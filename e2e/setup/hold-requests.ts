import type { Page } from '@playwright/test'

/** Requests of the page wait until somebody says so. */
export const holdRequests = async (page: Page, which: string | RegExp): Promise<() => void> => {
  let release = (): void => undefined
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(which, async (route) => {
    await isReleased
    // The page that asked may have been left, and the browser no longer wants the answer of a choice that another has replaced.
    await route.continue().catch(() => undefined)
  })
  return release
}

/**
 * So do those to the search. Its client gives up after ten seconds (src/clients/search/search-wire.ts), which a busy machine may need for what a
 * test does meanwhile; what the page does then is not what is tested.
 */
export const holdSearch = async (page: Page): Promise<() => void> => {
  await page.addInitScript(waitForever, PATIENCE_MS)
  await page.evaluate(waitForever, PATIENCE_MS)
  return holdRequests(page, '**/algolia/**')
}

const PATIENCE_MS = 10_000

const waitForever = (patience: number): void => {
  const { setTimeout } = window
  const endless = (handler: TimerHandler, delay?: number, ...values: unknown[]): number =>
    delay === patience ? 0 : setTimeout(handler, delay, ...values)
  window.setTimeout = Object.assign(endless, setTimeout)
}
