import { readFileSync } from 'node:fs'

/** Puts a product in the bag as a guest and goes to the checkout's first step with a form; calls `see` at each step. */
export const goToShipping = async (page, { prefix, language, product, size }, see) => {
  await page.goto(`${prefix}${product}?hidePopups=1`)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.getByRole('radio', { name: size, exact: true }).check()
  await click(page, language, 'product.button.available')
  const drawer = page.getByRole('dialog', { name: words(language, 'cart.title') })
  await drawer.getByRole('link', { name: words(language, 'cart.toBag') }).click()
  await page.waitForURL(/\/checkout\/basket/)
  await page.getByRole('heading', { level: 1, name: words(language, 'checkout.step.basket.title') }).waitFor()
  await see('basket')
  await click(page, language, 'checkout.toShipping')
  await page.waitForURL(/\/checkout\/shipping/)
  await page.locator('form#checkout-shipping [name="email"]').waitFor()
  await see('shipping')
}

/** Buys a product as a guest, and calls `see` at each step. */
export const buy = async (page, site, see) => {
  const { language, address } = site
  await goToShipping(page, site, see)
  await address(page)
  await click(page, language, 'checkout.toPayment')
  await page.waitForURL(/\/checkout\/payment/)
  await page.getByRole('radio', { name: words(language, 'checkout.methods.creditcard') }).waitFor()
  await see('payment')
  await payByCard(page, language)
  await click(page, language, 'checkout.toReview')
  await page.waitForURL(/\/checkout\/review/)
  await page.locator('[name="termsAndConditions"]').waitFor()
  await see('review')
  // Some countries ask for more consents than the terms.
  for (const consent of await page.locator('main [type="checkbox"]').all()) await consent.check()
  await click(page, language, 'checkout.submit')
  await page.waitForURL(/\/complete/)
  await page.getByRole('heading', { level: 1, name: words(language, 'confirmation.title') }).waitFor()
  await see('complete')
}

const click = (page, language, key) =>
  page
    .getByRole('button', { name: words(language, key) })
    .first()
    .click()

/** In some countries another way of paying is chosen first. */
const payByCard = async (page, language) => {
  await page.getByRole('radio', { name: words(language, 'checkout.methods.creditcard'), exact: true }).check()
  await page.locator('[name="number"]').fill('4111 1111 1111 1111')
  await page.locator('[name="expiry"]').fill('03/30')
  await page.locator('[name="securityCode"]').fill('737')
  await page.locator('[name="holderName"]').fill('Ada King')
}

const FILES = ['product', 'cart', 'checkout', 'my-account', 'account']

/** A text of the shop, up to its first value, as what a control's name begins with or has in it. */
const words = (language, key) => {
  for (const file of FILES) {
    const text = JSON.parse(readFileSync(new URL(`../../src/i18n/messages/${language}/${file}.json`, import.meta.url), 'utf8'))[key]
    if (text !== undefined) return text.split('{')[0].trim()
  }
  throw new Error(`There is no text ${key} in ${language}.`)
}
