import type { Page } from '@playwright/test'
import { plainPictures } from './plain-pictures.ts'
import { answerConsent, test as shop } from './shop-test.ts'

/**
 * For journeys that only read: all that a worker runs share one page, as one visitor goes from address to address, and pictures are
 * plain. With a browser context for each, the browser compiles the shop's scripts anew: half of the time of such a journey.
 */
export const test = shop.extend<object, { readonly visitorsPage: Page }>({
  visitorsPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use
      const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
      await answerConsent(context)
      await plainPictures(context)
      const page = await context.newPage()
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ visitorsPage }, use) => use(visitorsPage.context()),
  page: async ({ visitorsPage }, use) => {
    await use(visitorsPage)
    // What this page still does is no complaint of the next one.
    await visitorsPage.goto('about:blank')
  },
})
