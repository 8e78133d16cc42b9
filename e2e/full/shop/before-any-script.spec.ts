import type { Page } from '@playwright/test'
import { forgive } from '../../setup/forgive.ts'
import { blockScripts, holdScripts, opensEarly as opens, SCRIPTS } from '../../setup/late-scripts.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { openFilters } from '../../setup/open-filters.ts'
import { textOf, wordsOf } from '../../setup/words.ts'

const WORDS = wordsOf('en')
const PRODUCT = '/en/product/everyday-tee/900001'
const BAG = '/forms/bag?siteTag=ald-gb&lang=en'
const FAVORITES = '/forms/favorites?siteTag=ald-gb&lang=en'

const buys = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
  await page.locator('[data-buy-form] button[type="submit"]').last().click()
  await expect(page).toHaveURL(/\/en\/checkout\/basket$/)
}

const likes = async (page: Page): Promise<void> => {
  await page.locator('main').getByRole('button', { name: 'Favourite: Everyday tee' }).first().click()
  await expect(page).toHaveURL(/\/en\/my-favorites$/)
}

const signsUp = async (page: Page): Promise<void> => {
  const form = page
    .locator('form')
    .filter({ has: page.locator('[name="consent"]') })
    .first()
  await form.locator('[name="email"]').fill(`plain-${crypto.randomUUID()}@example.org`)
  await form.locator('[name="consent"]').check({ force: true })
  // It says that it is disabled until the script has seen the address, and sends all the same.
  await form.locator('button[type="submit"]').click({ force: true })
  await expect(page.getByRole('heading', { name: textOf('en', 'emailSignup.success') })).toBeVisible()
}

/** In the row that the icon opens. */
const searches = async (page: Page): Promise<void> => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: textOf('en', 'frame.search'), exact: true })
    .click()
  const box = page.locator('header input[name="query"]')
  await box.fill('tee')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/en\/search\?query=tee/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('tee')
}

const filters = async (page: Page): Promise<void> => {
  await openFilters(page)
  await page.getByRole('checkbox', { name: /^Navy/ }).click()
  await expect(page).toHaveURL(/\?color=navy$/)
  await openFilters(page)
  const price = page
    .locator('form')
    .filter({ has: page.locator('[name="priceMin"]') })
    .first()
  await price.locator('xpath=ancestor::details').evaluate((group: HTMLDetailsElement) => (group.open = true))
  await price.locator('[name="priceMin"]').fill('30')
  await price.locator('[name="priceMax"]').fill('60')
  await price.getByRole('button').click()
  await expect(page).toHaveURL(/color=navy&priceMin=30&priceMax=60/)
  const chips = page.getByRole('list', { name: textOf('en', 'listing.chosenFilters') })
  await expect(chips.getByRole('link', { name: /Navy/ })).toBeVisible()
  await expect(chips.getByRole('link', { name: /£30/ })).toBeVisible()
  await expect(page.locator('main article').first()).toBeVisible()
}

/** What the server has in the bag of this browser. */
const linesOf = async (page: Page): Promise<number> => ((await (await page.request.get(BAG)).text()).match(/<li>/g) ?? []).length

test.describe('with every script late', () => {
  test('what is put in the bag joins what is in it already [CART-10]', async ({ page }) => {
    await page.goto(PRODUCT)
    await page.getByRole('radio', { name: 'S', exact: true }).check({ force: true })
    await page.locator('[data-buy-form] button[type="submit"]').click()
    await expect(page.getByRole('dialog', { name: WORDS.bag })).toBeVisible()
    const release = await holdScripts(page)
    await opens(page, PRODUCT)
    await buys(page)
    release()
    await expect(page.getByText('2 items', { exact: true }).first()).toBeAttached()
    expect(await linesOf(page)).toBe(2)
  })

  test('a heart is kept, and filled where the product is met again [FAV-01]', async ({ page }) => {
    const release = await holdScripts(page)
    await opens(page, PRODUCT)
    await likes(page)
    release()
    await expect(page.locator('main article').filter({ hasText: 'Everyday tee' })).toBeVisible()
    await page.goto(PRODUCT)
    const heart = page.locator('main').getByRole('button', { name: 'Favourite: Everyday tee' }).first()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await page.reload()
    await expect(page.locator('main').getByRole('button', { name: 'Favourite: Everyday tee' }).first()).toHaveAttribute(
      'aria-pressed',
      'false',
    )
  })

  test('a sign-up is done, and the shop is there again after it [EMAIL-02]', async ({ page }) => {
    const release = await holdScripts(page)
    await opens(page, '/en/')
    await signsUp(page)
    release()
    await page.getByRole('link', { name: textOf('en', 'cart.continue') }).click()
    await expect(page).toHaveURL(/\/en\/$/)
  })

  test('a search and filters lead on', async ({ page }) => {
    await holdScripts(page)
    await opens(page, '/en/women/clothing')
    await filters(page)
    await searches(page)
  })

  test('an order of the list and a size chosen before even the first script came are chosen when it comes', async ({ page }) => {
    let release = await holdScripts(page)
    await opens(page, '/en/women/clothing')
    await page.getByLabel(textOf('en', 'listing.sortBy')).selectOption('priceAsc')
    release()
    await expect(page).toHaveURL(/sortBy=priceAsc/)
    await expect(page.getByLabel(textOf('en', 'listing.sortBy'))).toHaveValue('priceAsc')
    await page.unroute(SCRIPTS)
    release = await holdScripts(page)
    await opens(page, PRODUCT)
    await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
    release()
    await expect(page).toHaveURL(/sku=900001/)
    await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
  })
})

test.describe('with every script blocked', () => {
  test.beforeEach(({ page, complaints }) => blockScripts(page, complaints))

  test('a heart, a sign-up, a search and filters work', async ({ page }) => {
    await opens(page, PRODUCT)
    await likes(page)
    expect(await (await page.request.get(FAVORITES)).text()).toContain('Everyday tee')
    await opens(page, '/en/')
    await signsUp(page)
    await opens(page, '/en/women/clothing')
    await filters(page)
    await searches(page)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  // The browser itself says that an answer has the status of a refusal.
  test.beforeEach(({ complaints }) => forgive(complaints, /status of 4\d\d/))

  test('a product is put in the bag, seen there and taken out; one without a size is refused with the way back [CART-10]', async ({
    page,
  }) => {
    await page.goto(PRODUCT)
    await page.locator('[data-buy-form] button[type="submit"]').click()
    await expect(page.getByRole('alert')).toContainText(/size/)
    await page.getByRole('link', { name: 'Try again' }).click()
    await buys(page)
    const frame = page.frameLocator(`iframe[title="${textOf('en', 'cart.title')}"]`)
    await expect(frame.getByRole('listitem')).toHaveCount(1)
    await expect(frame.getByRole('link', { name: 'Everyday tee' })).toBeVisible()
    await frame.getByRole('button', { name: /^Remove/ }).click()
    await expect(frame.getByText(textOf('en', 'cart.empty'))).toBeVisible()
  })

  test('a heart, a sign-up, a search and filters work', async ({ page }) => {
    await page.goto(PRODUCT)
    await likes(page)
    const frame = page.frameLocator(`iframe[title="${textOf('en', 'favorites.heading')}"]`)
    await expect(frame.getByRole('link', { name: 'Everyday tee' })).toBeVisible()
    await page.goto('/en/')
    await signsUp(page)
    await page.goto('/en/women/clothing')
    await filters(page)
    await searches(page)
  })
})
