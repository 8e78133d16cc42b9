import { expectFits, WIDTHS_PX } from '../../setup/expect-fits.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { shopper } from '../../setup/shopper.ts'
import { textOf, wordsOf } from '../../setup/words.ts'

const SITES = [
  { name: 'English', prefix: '/en', language: 'en' },
  { name: 'Arabic', prefix: '/ae/ar', language: 'ar' },
] as const

for (const { name, prefix, language } of SITES) {
  const text = (key: string): string => textOf(language, key)
  const named = (key: string, product: string): string => text(key).replace('{name}', product)

  test(`what is taken out of the bag is brought back, moved to the favourites and made another size, by keyboard and on a phone, in ${name}`, async ({
    page,
    expectAccessible,
  }) => {
    const guest = shopper(page, wordsOf(language), prefix)
    // Nothing is bought; rows beside the empty bag ask the search for what goes with it, and a copy is in no index.
    await guest.opens('/product/everyday-tee/900001')
    const product = (await page.getByRole('heading', { level: 1 }).innerText()).trim()
    await guest.choosesSize('M')
    await guest.addsToBag()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: named('cart.removeItem', product) }).press('Enter')
    const undo = page.getByRole('button', { name: text('cart.undo'), exact: true })
    await expect(undo).toBeFocused()
    await expectAccessible('the drawer with a line taken out')
    await page.keyboard.press('Enter')
    await expect(drawer.getByRole('link', { name: product, exact: true })).toBeFocused()

    await guest.goesToBag()
    await page.setViewportSize({ width: 390, height: 844 })
    const line = page.locator('article[data-sku]')
    await expect(page.getByRole('button', { name: text('checkout.toShipping') })).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: named('cart.removeItem', product) }).press('Enter')
    await expect(undo).toBeFocused()
    await expect(undo).toHaveAccessibleDescription(new RegExp(product))
    await expect(page.getByText(text('cart.empty'))).toBeVisible()
    for (const width of WIDTHS_PX) await expectFits(page, width, 'the bag with a line taken out')
    await expectAccessible('the bag with a line taken out')
    await page.keyboard.press('Enter')
    await expect(line.getByRole('link', { name: product, exact: true })).toBeFocused()

    const stored = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('favorites'))
    await page.getByRole('button', { name: named('cart.toFavoritesItem', product) }).press('Enter')
    await expect(undo).toBeFocused()
    expect(await stored()).toBe('["900001"]')
    await undo.press('Enter')
    await expect(line).toHaveCount(1)
    expect(await stored()).toBe('[]')

    await expect(line).toHaveAttribute('data-sku', /-M$/)
    await page.getByRole('button', { name: named('checkout.line.changeSizeOf', product) }).press('Enter')
    const dialog = page.getByRole('dialog', { name: named('checkout.line.changeSizeOf', product) })
    await expect(dialog.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
    await dialog.getByRole('radio', { name: 'L', exact: true }).check()
    await expectAccessible('the sizes of a line')
    await dialog.getByRole('button', { name: text('checkout.line.saveSize') }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(line).toHaveCount(1)
    await expect(line).toHaveAttribute('data-sku', /-L$/)
    await page.reload()
    await expect(line).toHaveAttribute('data-sku', /-L$/)
  })
}
