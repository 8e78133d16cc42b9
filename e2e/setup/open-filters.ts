import type { Page } from '@playwright/test'
import { textOf } from './words.ts'

/** Opens the filters of a listing: their pullout, or without script the panel that the same control leads to. */
export const openFilters = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: new RegExp(`^${textOf('en', 'listing.filters')}`) })
    .first()
    .click()
  await page.locator('[data-type="filters"]').getByRole('checkbox').first().waitFor()
}
