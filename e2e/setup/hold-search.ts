import type { Page } from '@playwright/test'

/** Lets answers of the search wait until somebody says so. */
export const holdSearch = async (page: Page): Promise<() => void> => {
  const waiting: (() => void)[] = []
  let isHeld = true
  await page.route('**/algolia/**', async (route) => {
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve))
    // Of a choice that another one has replaced the browser no longer wants the answer.
    await route.continue().catch(() => undefined)
  })
  return () => {
    isHeld = false
    for (const go of waiting) go()
  }
}
