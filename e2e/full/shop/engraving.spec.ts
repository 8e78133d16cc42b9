import type { Page } from '@playwright/test'
import { london } from '../../setup/addresses.ts'
import { forgive } from '../../setup/forgive.ts'
import { expectFits } from '../../setup/expect-fits.ts'
import { holdScripts } from '../../setup/late-scripts.ts'
import { mailsTo } from '../../setup/mailbox.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { shopper } from '../../setup/shopper.ts'
import { wordsOf } from '../../setup/words.ts'
import { settled } from '../../setup/settled.ts'

const BOTTLE = '/product/engraved-bottle/900010'
const section = (page: Page) => page.locator('#customisation')
const engraving = (page: Page) => section(page).getByRole('textbox').first()
const buyButton = (page: Page) => page.locator('[data-buy-form] button[type="submit"]')
const preview = (page: Page) => section(page).locator('img')

test('a guest engraves a bottle, sees it before and in the bag, in the order and in its mail [PDP-09, PROD-04, DATA-25, CUST-06, CUST-12]', async ({
  page,
  request,
  expectAccessible,
}) => {
  const words = wordsOf('en')
  const guest = shopper(page, words, '/en')
  // What is written before the page's code comes is not lost.
  const start = await holdScripts(page, /\/assets\/(?!entry-boot).*\.js/)
  await page.goto(`/en${BOTTLE}`, { waitUntil: 'commit' })
  await engraving(page).fill('Ada & Bo 🎉')
  await expect(buyButton(page)).toBeDisabled()
  start()
  await expect(engraving(page)).toHaveValue('Ada & Bo ')
  await expect(section(page).getByText('7 characters left')).toBeVisible()
  await expect(preview(page)).toHaveAttribute('src', /^\/atmos\/v1\/previews\//)
  await expect(buyButton(page)).toBeEnabled()
  await expectAccessible('an engraved product')

  await engraving(page).fill('')
  await buyButton(page).click()
  await expect(section(page).getByText('Tell us what to engrave.')).toBeVisible()
  await expect(engraving(page)).toBeFocused()
  await engraving(page).fill('Ada & Bo')
  await section(page).getByRole('radio', { name: 'Top' }).check({ force: true })
  await guest.addsToBag()
  const bag = page.getByRole('dialog', { name: words.bag })
  await expect(bag.getByText('Engraving: Ada & Bo')).toBeVisible()
  await expect(bag.getByText('Position: Top')).toBeVisible()
  await expect(bag.locator('img[src^="/atmos/v1/previews/"]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await engraving(page).fill('Zoë')
  await guest.addsToBag()
  await expect(bag.getByRole('listitem')).toHaveCount(2)

  await guest.goesToBag()
  await expect(page.locator('article').getByText('Engraving: Zoë')).toBeVisible()
  await guest.goesToShipping()
  const address = london()
  await guest.fillsAddress(address)
  await guest.goesToPayment()
  await guest.paysByCard({ number: '4111 1111 1111 1111', holder: 'Ada King' })
  await expect(page.getByText('Engraving: Ada & Bo')).toBeVisible()
  await guest.agreesAndSubmits()
  await guest.seesThanks()
  await expect(page.getByText('Engraving: Ada & Bo')).toBeVisible()
  await expect(page.getByText('Engraving: Zoë')).toBeVisible()
  await expect(page.locator('img[src^="/atmos/v1/previews/"]')).toHaveCount(2)
  await expect
    .poll(async () => (await mailsTo(request, address.email)).map(({ text }) => text))
    .toEqual([expect.stringContaining('Engraving: \u2068Ada & Bo\u2069')])
})

test('an Arabic engraving fits every width, and a case has a lining unasked but where it is sold as it is [CUST-01, CUST-13]', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/ae/ar${BOTTLE}`)
  await engraving(page).fill('مبروك يا ليلى 💚')
  await expect(engraving(page)).toHaveValue('مبروك يا ليلى ')
  await expect(buyButton(page)).toBeEnabled()
  await expect(preview(page)).toHaveAttribute('src', /^\/atmos\/v1\/previews\//)
  await expectAccessible('an Arabic engraving')
  await expectFits(page, 390, 'an Arabic engraving')

  await page.goto('/en/product/monogram-case/900011')
  const lining = section(page).getByRole('radio', { name: 'Undyed linen' })
  await expect(lining).toBeChecked()
  await expect(preview(page)).toHaveCount(0)
  await page.getByRole('radio', { name: 'Black', exact: true }).check({ force: true })
  await expect(section(page)).toBeHidden()
  await page.getByRole('radio', { name: 'Tan', exact: true }).check({ force: true })
  await buyButton(page).click()
  await expect(page.getByRole('dialog').getByText('Lining: Undyed linen')).toBeVisible()
})

test('while previews fail nothing can be bought, what was typed stays, and another try is offered; other products have none of this [CUST-18, CUST-19]', async ({
  page,
  complaints,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/en/product/everyday-tee/900001')
  await settled(page)
  expect(fetched.filter((url) => /customisation|\/atmos\//.test(url))).toEqual([])

  await page.goto(`/en${BOTTLE}`)
  await engraving(page).fill('Ada')
  await expect(buyButton(page)).toBeEnabled()
  const good = await preview(page).getAttribute('src')
  await engraving(page).fill('FAIL')
  const retry = section(page).getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await expect(buyButton(page)).toBeDisabled()
  await expect(buyButton(page)).toHaveText('Add to bag')
  await expect(buyButton(page)).toHaveAttribute('aria-describedby', 'customisation')
  await expect(preview(page)).toHaveAttribute('src', good ?? '')
  await retry.click()
  await expect(retry).toBeVisible()
  await expect(engraving(page)).toHaveValue('FAIL')
  // Said to whoever looks after the shop, and to nobody else.
  expect(complaints.join()).toContain('customisationPostFailed')

  await engraving(page).fill('REJECT')
  await expect(section(page).getByText('We cannot write this.')).toBeVisible()
  await engraving(page).fill('Bo')
  await expect(buyButton(page)).toBeEnabled()
  await page.reload()
  await expect(engraving(page)).toHaveValue('Bo')
  forgive(complaints, /customisationPostFailed|status of \d+/)
})
