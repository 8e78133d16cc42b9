import type { Page } from '@playwright/test'
import { expect, test } from '../setup/shop-test.ts'
import { textsOf } from '../setup/words.ts'

const PASSWORD = 'Passw0rd!'

/** Calls the identity provider as its own client does. */
const identify = async (page: Page, operation: string, body: Readonly<Record<string, unknown>>): Promise<void> => {
  const headers = { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` }
  const answer = await page.request.post('/cognito', { headers, data: JSON.stringify({ ClientId: 'demo-client', ...body }) })
  expect(answer.ok(), operation).toBe(true)
}

/** Signs in, and waits until the favourites of the browser and the account have come together. */
const signIn = async (page: Page, email: string): Promise<void> => {
  await page.goto('/en/account/sign-in')
  await page.locator('main input[type="email"]').fill(email)
  await page.locator('main input[type="password"]').fill(PASSWORD)
  const together = page.waitForResponse((answer) => answer.url().includes('/account/favorites') && answer.ok())
  await page.locator('main form button[type="submit"]').click()
  await together
}

test('a guest’s favourites come into the account at sign-in, follow it to another device, and go from there into the bag [FAV-01]', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const email = `favorites-${crypto.randomUUID()}@example.com`
  const UserAttributes = Object.entries({ email, given_name: 'Jane', family_name: 'Alder' }).map(([Name, Value]) => ({ Name, Value }))
  await identify(page, 'SignUp', { Username: email, Password: PASSWORD, UserAttributes })
  await identify(page, 'ConfirmSignUp', { Username: email, ConfirmationCode: '123456' })
  await page.goto('/en/product/everyday-tee/900001')
  const heart = page.locator('main button[aria-pressed]').first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await signIn(page, email)

  const phone = await (await browser.newContext()).newPage()
  await signIn(phone, email)
  await phone.goto('/en/my-favorites')
  const card = phone.locator('main').getByRole('article')
  await expect(card).toHaveCount(1)
  const texts = textsOf('en')
  const name = (await card.getByRole('heading').innerText()).trim()
  await card.getByRole('button', { name: `${texts['favorites.move'] ?? ''} ${name}` }).click()
  await expect(phone.getByRole('dialog')).toContainText(/£\s?\d/)
  await phone.keyboard.press('Escape')
  await card.getByRole('button', { name: (texts['product.favorite'] ?? '').replace('{name}', name), exact: true }).click()
  await expect(card).toHaveCount(0)
  const sent = phone.waitForResponse((answer) => answer.url().includes('/account/favorites') && answer.ok())
  await phone.reload()
  await sent
  await phone.close()

  await page.goto('/en/my-favorites')
  await expect(page.getByText(/^Nothing kept yet/)).toBeVisible()
  await expectAccessible('the favorites of an account')
})
