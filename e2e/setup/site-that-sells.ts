import { existsSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { textLanguageOf } from '../../src/site/text-language.ts'
import { expect } from './shop-test.ts'
import { textsOf } from './words.ts'

/** A site that one journey leads through. */
export interface Visited {
  readonly tag: string
  readonly prefix: string
  readonly locale: string
  readonly listing: string
  readonly product: string
  readonly size: string
  readonly price: RegExp
  /** The first fields of its address form. */
  readonly fields: readonly string[]
}

/** What the pages of a locale say; English while its texts have still to come. */
const textOf = (locale: string): ((key: string) => string) => {
  const own = textLanguageOf(locale)
  const [language = 'en'] = own.split('_')
  const folder = [own, language].find((name) => existsSync(new URL(`../../src/i18n/messages/${name}/`, import.meta.url))) ?? 'en'
  const regional = new URL(`../../src/i18n/regional/${own}.json`, import.meta.url)
  const texts = {
    ...textsOf(folder),
    ...(existsSync(regional) ? (JSON.parse(readFileSync(regional, 'utf8')) as Record<string, string>) : {}),
  }
  return (key) => texts[key] ?? key
}

interface Visit {
  readonly page: Page
  readonly expectAccessible: (what: string) => Promise<void>
}

/** Goes from home over a listing and a product to the first step of the checkout, in the site's own words, currency and form. */
export const expectSiteSells = async (
  { tag, prefix, locale, listing, product, size, price, fields }: Visited,
  { page, expectAccessible }: Visit,
): Promise<void> => {
  const text = textOf(locale)
  await page.goto(prefix)
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expect(page.locator('body')).not.toContainText('MISSING.TRANSLATION')
  await expectAccessible(`home of ${tag}`)
  await page.goto(`${prefix}${listing}`)
  await expect(page.locator('main').getByText(price).first()).toBeVisible()
  await page.goto(`${prefix}${product}`)
  await expect(page.locator('main').getByText(price).first()).toBeVisible()
  await page.getByRole('radio', { name: size, exact: true }).check()
  await page.getByRole('button', { name: text('product.button.available') }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: text('cart.toBag') })
    .click()
  await expect(page).toHaveURL(/\/checkout\/basket/)
  await page.getByRole('button', { name: text('checkout.toShipping') }).click()
  await expect(page).toHaveURL(/\/checkout\/shipping/)
  const names = page.locator('form#checkout-shipping').locator('input[name], select[name]')
  await expect
    .poll(async () => {
      const all = await names.evaluateAll((controls) => controls.map((control) => control.getAttribute('name') ?? ''))
      return all.filter((name) => fields.includes(name)).slice(0, fields.length)
    })
    .toEqual(fields)
}
