import type { Page } from '@playwright/test'

/** Until every block of a freshly loaded page that need not wait for the view or a sign of intent answers by itself. */
export const settled = (page: Page): Promise<void> => page.locator('html[data-hydrated]').waitFor({ state: 'attached' })

/** Scrolls a little, as a shopper does first: what waits until somebody uses the page comes. */
export const use = (page: Page): Promise<void> => page.mouse.wheel(0, 40)
