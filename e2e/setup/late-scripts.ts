import { expect, type Page } from '@playwright/test'
import { forgive, REFUSED } from './forgive.ts'
import { holdRequests } from './hold-requests.ts'

export const SCRIPTS = /\/assets\/.*\.js/

/** Stores what is pressed until the rest is there; the document waits for it. */
const FIRST_SCRIPT = /\/assets\/entry-boot-.*\.js/

/** Scripts of the shop wait until somebody says so: every one, the first one too, unless only some are named. */
export const holdScripts = (page: Page, scripts = SCRIPTS): Promise<() => void> => holdRequests(page, scripts)

/** Every script waits: first for one sign, all others for another. */
export const holdScriptsInTurn = async (page: Page): Promise<{ readonly first: () => Promise<void>; readonly others: () => void }> => {
  const others = await holdScripts(page)
  // Asked before the wider one.
  const first = await holdScripts(page, FIRST_SCRIPT)
  return {
    first: async () => {
      first()
      // It has run by then: the document waits for it.
      await page.waitForLoadState('domcontentloaded')
    },
    others,
  }
}

/** No script ever comes, as behind a proxy that blocks them; the browser runs scripts all the same, and says which were refused. */
export const blockScripts = async (page: Page, complaints: string[]): Promise<void> => {
  forgive(complaints, REFUSED)
  await page.route(SCRIPTS, (route) => route.abort())
}

// What is held or blocked delays the end of loading; the HTML is there before.
export const opensEarly = async (page: Page, path: string): Promise<void> => {
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('footer').last()).toBeAttached()
}
