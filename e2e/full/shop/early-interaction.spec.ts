import type { Page } from '@playwright/test'
import { forgive } from '../../setup/forgive.ts'
import { holdScripts, holdScriptsInTurn, opensEarly } from '../../setup/late-scripts.ts'
import { ownEmail } from '../../setup/people.ts'
import { settled } from '../../setup/settled.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { textOf, wordsOf } from '../../setup/words.ts'

const WORDS = wordsOf('en')

/** Opens a page of which the first script, which stores what is pressed, has come; the others come when somebody says so. */
const opensWithFirstScript = async (page: Page, path: string): Promise<() => void> => {
  const { first, others } = await holdScriptsInTurn(page)
  await opensEarly(page, path)
  await first()
  return others
}

const topEntry = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Women', exact: true })

/** The first link of the panel below Women. */
const panelLink = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All Women', exact: true })

/** How often the bag is added to from now on. */
const countAdds = (page: Page): { count: number } => {
  const adds = { count: 0 }
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/cart/.test(request.url())) adds.count += 1
  })
  return adds
}

test('what is put in the bag between the first script and the others is in the bag once', async ({ page, tee }) => {
  const adds = countAdds(page)
  const release = await opensWithFirstScript(page, `/en${tee.path}?utm_source=letter`)
  await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
  const buy = page.locator('[data-buy-form]').locator('button[type="submit"]')
  await buy.click()
  await buy.click()
  release()
  await expect(page).toHaveURL(/utm_source=letter/)
  await expect(page.getByRole('dialog', { name: WORDS.bag })).toBeVisible()
  await expect(page.getByRole('link', { name: /, 1 item/i }).first()).toBeAttached()
  expect(adds.count).toBe(1)
  await page.goto('/en/checkout/basket')
  await expect(
    page
      .locator('main')
      .getByText(/Size: M|\bM\b/)
      .first(),
  ).toBeVisible()
})

test('an address typed and a box ticked before any script, and sent before the last, is signed up without leaving the page [PROD-08]', async ({
  page,
}) => {
  const scripts = await holdScriptsInTurn(page)
  await opensEarly(page, '/en/')
  const form = page
    .locator('form')
    .filter({ has: page.locator('[name="consent"]') })
    .first()
  await form.locator('[name="email"]').fill(ownEmail())
  await form.locator('[name="consent"]').check({ force: true })
  await scripts.first()
  // It says that it is disabled until its code knows what is typed, and is pressed all the same (EMAIL-08).
  await form.locator('button[type="submit"]').click({ force: true })
  scripts.others()
  await expect(page).toHaveURL(/\/en\/$/)
  await expect(form).toHaveCount(0)
})

test('the country button answers its first click with the choice of countries, and with nothing else [LOCALE-01]', async ({ page }) => {
  await page.goto('/en/')
  await settled(page)
  const button = page.locator('footer summary').filter({ hasText: 'United Kingdom' })
  await button.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(button.locator('..')).not.toHaveAttribute('open')
})

test('the navigation context is stored by the first click on the switcher [HOME-01]', async ({ page, complaints }) => {
  forgive(complaints, /status of 404/)
  await page.goto('/en/nothing-here')
  await settled(page)
  await page.locator('main nav').getByRole('link', { name: 'Men', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/men$/)
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith('navContext')).map(({ value }) => value)).toEqual(['men'])
})

test('an order of the list chosen between the first script and the others is shown once they are there', async ({ page }) => {
  const release = await opensWithFirstScript(page, '/en/women/clothing')
  await page.getByLabel('Sort by').selectOption({ label: 'Price: low to high' })
  release()
  await expect(page).toHaveURL(/sortBy=priceAsc/)
  await expect(page.getByLabel('Sort by')).toHaveValue('priceAsc')
})

test('the pointer that rests on the menu before its code is there opens it [MENU-10]', async ({ page }) => {
  const release = await opensWithFirstScript(page, '/en/')
  await topEntry(page).hover()
  await expect(topEntry(page)).toHaveAttribute('aria-expanded', 'false')
  release()
  await expect(topEntry(page)).toHaveAttribute('aria-expanded', 'true')
})

test('a key pressed in the menu before its code is there moves through it [MENU-07]', async ({ page }) => {
  const release = await opensWithFirstScript(page, '/en/')
  await topEntry(page).focus()
  await page.keyboard.press('ArrowDown')
  release()
  await expect(panelLink(page)).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 900 } })
  test('the first tap opens the menu, the second follows it [MENU-11]', async ({ page }) => {
    await page.goto('/en/')
    await settled(page)
    await topEntry(page).tap()
    await expect(topEntry(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(page).toHaveURL(/\/en\/$/)
    await topEntry(page).tap()
    await expect(page).toHaveURL(/\/en\/women$/)
  })
})

test('a panel opened before the page hydrates stays open although the router starts before it does', async ({ page }) => {
  const release = await holdScripts(page, /\/assets\/product-details-.*\.js/)
  await page.goto('/en/product/everyday-tee/900001', { waitUntil: 'commit' })
  const panel = page.locator('main details').filter({ hasText: 'Care' })
  await panel.locator('summary').click()
  await expect(async () => {
    await page.locator('main summary').first().hover()
    await page.locator('header a:not(.skip-link)').first().hover()
    // It numbers the page in the history as soon as it starts; the page still waits for one of its blocks.
    expect(await page.evaluate(() => window.history.state as unknown)).toMatchObject({ idx: 0 })
  }).toPass()
  release()
  // Answered by the hydrated page.
  await page.locator('[data-buy-form] button[type="submit"]').click()
  await expect(page.locator('[data-buy-form] [aria-invalid="true"]').first()).toBeAttached()
  await expect(panel).toHaveAttribute('open', '')
})

test('a step back pressed between a reload and the code of the page leads to the page before, at its address', async ({ page }) => {
  await page.goto('/en/women/clothing')
  await settled(page)
  await page.getByLabel(textOf('en', 'listing.sortBy')).selectOption({ value: 'priceAsc' })
  await expect(page).toHaveURL(/sortBy=priceAsc/)
  const { first, others } = await holdScriptsInTurn(page)
  await page.reload({ waitUntil: 'commit' })
  await first()
  await page.evaluate(() => window.history.back())
  others()
  await expect(page).not.toHaveURL(/sortBy/)
  await settled(page)
  await expect(page).not.toHaveURL(/sortBy/)
  await expect(page.getByLabel(textOf('en', 'listing.sortBy'))).not.toHaveValue('priceAsc')
})
