import { expect, type Page } from '@playwright/test'

export const SCRIPTS = /\/assets\/.*\.js/

/** Every script of the shop waits, the first one too, until somebody says so. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(SCRIPTS, async (route) => {
    await isReleased
    // The page that asked may have been left.
    await route.continue().catch(() => undefined)
  })
  return release
}

/** No script ever comes, as behind a proxy that blocks them; the browser runs scripts all the same. */
export const blockScripts = async (page: Page): Promise<void> => {
  await page.route(SCRIPTS, (route) => route.abort())
}

// What is held or blocked delays the end of loading; the HTML is there before.
export const opensEarly = async (page: Page, path: string): Promise<void> => {
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('footer').last()).toBeAttached()
}
