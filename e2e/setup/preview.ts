import { expect, type Page } from '@playwright/test'
import { test as merchandisedTest } from './merchandised-test.ts'

/** A preview of British pages; its code rides on calls of the bag. */
export const PREVIEW = 'client=alder&country=GB&preview=spring'

/** Somebody edits content and looks at drafts of it, where a host name says so. */
export const test = merchandisedTest.extend<{ readonly previewOrigin: string }>({
  previewOrigin: async ({ baseURL }, use) => use(String(baseURL).replace('//', '//preview.')),
})

export const bar = (page: Page) => page.getByRole('complementary', { name: /^(Preview|معاينة)$/ })

/** Opens a draft and waits until edits of it are followed. */
export const opensPreview = async (page: Page, address: string): Promise<void> => {
  // With the connection comes a first look.
  const followed = page.waitForResponse((answer) => answer.url().includes('/_preview/pages'))
  await page.goto(address)
  await expect(bar(page)).toBeVisible()
  await followed
}
