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

/** So do those to the search. */
export const holdSearch = (page: Page): Promise<() => void> => holdRequests(page, '**/algolia/**')
