import { expect, test } from '../../setup/shop-test.ts'

const TEE = '/product/everyday-tee/900001'

test('who finds a size sold out leaves an address, and buys three of another; the title has its stars [THIRD-01, THIRD-08]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(`/en${TEE}?sku=900001-NAVY-XL`)
  const form = page.locator('[data-buy-form]')
  await expect(page.locator('header').getByRole('img', { name: '4.0 of 5, 3 reviews' })).toBeVisible()
  await form.getByRole('button', { name: 'Notify me' }).click()
  const field = form.getByRole('textbox', { name: 'Your e-mail address' })
  await expect(field).toBeFocused()
  await field.fill('no address')
  await field.press('Enter')
  await expect(form.getByText('This does not look like a valid e-mail address.')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible('a form to be told that something is back')
  await field.fill('waits@example.com')
  await field.press('Enter')
  await expect(form.getByText('We will e-mail you when it is back.')).toBeFocused()

  // Another variant begins anew, and can be had.
  await form.getByRole('button', { name: 'M', exact: true }).click()
  await expect(form.getByText('We will e-mail you when it is back.')).toHaveCount(0)
  await form.getByRole('combobox', { name: 'Quantity' }).selectOption('3')
  await form.getByRole('button', { name: 'Add to bag' }).click()
  await expect(page.getByRole('dialog').getByText('3', { exact: true }).first()).toBeVisible()
})

test.describe('on a phone, from right to left', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the film plays over the page and ends with its window, and pictures over the window are swiped [VIDEO-02]', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/ae/ar/product/linen-trouser/900002')
    await page.locator('a[href$="table.webm"]').click()
    const film = page.getByRole('dialog')
    await expect.poll(() => film.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
    await expectAccessible('a film over the page')
    await page.keyboard.press('Escape')
    await expect(page.locator('video')).toHaveCount(0)

    await page.getByRole('group').getByRole('listitem').first().getByRole('button').click()
    const viewer = page.getByRole('dialog')
    const position = viewer.getByRole('status')
    await expect(position).toContainText('1')
    const first = await position.textContent()
    // What a finger does: the browser settles on the next picture.
    await viewer
      .locator('[tabindex="0"]')
      .evaluate((stage) => stage.parentElement?.scrollBy({ left: -0.8 * stage.clientWidth, behavior: 'instant' }))
    await expect(position).not.toHaveText(first ?? '')
    const shown = viewer.locator('[tabindex="0"]')
    await expect(shown).toBeInViewport({ ratio: 0.99 })
    await expectAccessible('pictures over the window')
    // Enlarged, it is moved and not left.
    await shown.dblclick()
    await expect(viewer.locator('[aria-pressed="true"]')).toBeVisible()
    await expect(shown).toBeInViewport({ ratio: 0.99 })
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('stars and quantity are there, and nothing is offered that needs code', async ({ page }) => {
    await page.goto(`/us/es${TEE}?sku=900001-NAVY-XL`)
    await expect(page.getByRole('img', { name: '4.0 de 5, 3 opiniones' }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Avísame' })).toBeHidden()
    await page.goto(`/en${TEE}`)
    await expect(page.getByRole('combobox', { name: 'Quantity' })).toBeVisible()
    await expect(page.getByRole('img', { name: /of 5, 3 reviews$/ }).first()).toBeVisible()
  })
})
