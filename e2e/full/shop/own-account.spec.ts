import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expectFits } from '../../setup/expect-fits.ts'
import { forgive } from '../../setup/forgive.ts'
import { mailsTo } from '../../setup/mailbox.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { textOf } from '../../setup/words.ts'

const PASSWORD = 'Passw0rd!'
const VIEWS = [
  { name: 'in English on a laptop', language: 'en', prefix: '/en', width: 1280 },
  { name: 'in Arabic on a phone', language: 'ar', prefix: '/ae/ar', width: 390 },
] as const

/** The newest code that was mailed to an address. */
const codeFor = async (request: APIRequestContext, email: string): Promise<string> => {
  const newest = async (): Promise<string> => /\b\d{6}\b/.exec((await mailsTo(request, email))[0]?.text ?? '')?.[0] ?? ''
  await expect.poll(newest, `a code for ${email}`).not.toBe('')
  return newest()
}

/** Moves the focus on by the Tab key until it is there. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let count = 0; count < 120; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The focus never came there.')
}

/** A new account, signed in. */
const signUp = async (page: Page, request: APIRequestContext, prefix: string, email: string): Promise<void> => {
  await page.goto(`${prefix}/account/create`)
  await page.locator('main [name="givenName"]').fill('Nora')
  await page.locator('main [name="familyName"]').fill('Lind')
  await page.locator('main [name="email"]').fill(email)
  await page.locator('main [name="new-password"]').fill(PASSWORD)
  await page.locator('main form button[type="submit"]').click()
  await expect(page).toHaveURL(/\/account\/verify/)
  await page.locator('main fieldset input').first().focus()
  await page.keyboard.type(await codeFor(request, email))
  await expect(page).toHaveURL(new RegExp(`${prefix}/account$`))
}

for (const { name, language, prefix, width } of VIEWS) {
  test(`a new account ${name}: signs up, changes name and consent, moves to another address, downloads its data and is deleted [PROD-07] [AUTH-08] [ACCT-08] [DATA-49]`, async ({
    page,
    request,
    context,
    complaints,
    expectAccessible,
  }) => {
    test.slow()
    const t = (key: string): string => textOf(language, key)
    const email = `nora-${language}-${Date.now()}@example.org`
    const next = `new-${email}`
    await page.setViewportSize({ width, height: 900 })
    const main = page.locator('main')
    const alert = main.getByRole('alert')
    const status = main.getByRole('status')
    const looksRight = async (what: string): Promise<void> => {
      await expectFits(page, width, what)
      await expectAccessible(what)
    }

    await signUp(page, request, prefix, email)
    const footer = page.locator('footer')
    // Without a new document, though the server's HTML is the same for everybody.
    await expect(footer.locator('a[href$="/account/sign-in"]')).toBeHidden()
    await expect(footer.getByRole('link', { name: /^(Your account|حسابك)$/ })).toBeVisible()
    await expect(main).toContainText(t('codes.account.successCreated'))
    await looksRight('the account of somebody new')

    await main
      .getByRole('link', { name: t('profile.heading') })
      .first()
      .click()
    await expect(page).toHaveURL(/\/account\/profile$/)
    const details = main.getByRole('region', { name: t('profile.details') })
    await expect(details.locator('[name="givenName"]')).toHaveValue('Nora')
    await looksRight('the profile')
    await details.locator('[name="givenName"]').fill(' ')
    await details.locator('[name="phoneNumber"]').fill('12')
    await details.getByRole('button', { name: t('profile.save') }).click()
    await expect(details.locator('[aria-invalid="true"]').first()).toBeFocused()
    await looksRight('a profile to correct')
    await details.locator('[name="givenName"]').fill('Noor')
    await details.locator('[name="phoneNumber"]').fill('')
    await details.getByRole('button', { name: t('profile.save') }).click()
    await expect(details.getByRole('status')).toContainText(t('profile.saved'))

    const marketing = main.getByRole('region', { name: t('profile.marketing') })
    await marketing.getByRole('checkbox').check()
    await expect(marketing.getByRole('status')).toContainText(t('profile.marketingSaved'))
    await page.reload()
    await expect(details.locator('[name="givenName"]')).toHaveValue('Noor')
    await expect(marketing.getByRole('checkbox')).toBeChecked()

    // Another address, by keyboard: a wrong password, an address that is taken, a wrong code, then the right one.
    const address = main.getByRole('region', { name: t('account.email'), exact: true })
    const begin = async (wanted: string, password: string): Promise<void> => {
      await tabTo(page, address.getByRole('button', { name: t('profile.changeEmail') }))
      await page.keyboard.press('Enter')
      await expect(address.locator('[name="newEmail"]')).toBeFocused()
      await page.keyboard.type(wanted)
      await tabTo(page, address.locator('[name="current-password"]'))
      await page.keyboard.type(password)
      await page.keyboard.press('Enter')
    }
    await begin('jane@example.com', 'Wr0ng-password')
    await expect(alert).toContainText(t('codes.account.incorrectPassword'))
    await looksRight('another address with a wrong password')
    await tabTo(page, address.locator('[name="current-password"]'))
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    const code = address.locator('fieldset input')
    await expect(code.first()).toBeFocused()
    await looksRight('the code for another address')
    await page.keyboard.type('000000')
    await expect(alert).toContainText(t('codes.account.codeInvalid'))
    await looksRight('a wrong code for another address')
    await tabTo(page, address.getByRole('button', { name: t('profile.keepEmail') }))
    await page.keyboard.press('Enter')
    await expect(address).toContainText(email)
    await begin(next, PASSWORD)
    await expect(code.first()).toBeFocused()
    await page.keyboard.type(await codeFor(request, next))
    await expect(address.getByRole('status')).toContainText(t('profile.emailChanged'))
    await expect(address.locator('bdi')).toHaveText(next)
    // Consent followed the account.
    await expect(marketing.getByRole('checkbox')).toBeChecked()
    await looksRight('the profile at its new address')

    const other = await context.newPage()
    await other.goto(`${prefix}/account/addresses`)
    await expect(other.locator('main h2').first()).toBeVisible()

    await page.goto(`${prefix}/account/data`)
    await looksRight('the data of the account')
    const download = page.waitForEvent('download')
    await main.getByRole('button', { name: t('profile.exportButton'), exact: true }).click()
    const file: unknown = JSON.parse(await readFile(await (await download).path(), 'utf8'))
    expect(file).toMatchObject({ email: next, data: { identity_users: [{ username: next }], subscriptions: [{ contact: next }] } })
    await expect(status).toContainText(t('profile.exported'))

    // By keyboard: the button, the password, the last word.
    await tabTo(page, main.getByRole('button', { name: t('profile.closeButton') }))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await looksRight('the last word before deleting')
    await tabTo(page, dialog.locator('[name="current-password"]'))
    await page.keyboard.type('Wr0ng-password')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toContainText(t('codes.account.incorrectPassword'))
    await looksRight('a wrong password before deleting')
    await dialog.locator('[name="current-password"]').focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${prefix}/account$`))
    await expect(main).toContainText(t('codes.account.accountClosed'))
    await expect(main).toContainText(t('account.guest'))
    await expect(footer.locator('a[href$="/account/sign-in"]')).toBeVisible()
    await looksRight('the sentence after deleting')
    await expect(other).toHaveURL(/\/account\/sign-in/)

    await page.goto(`${prefix}/account/sign-in`)
    await main.locator('input[type="email"]').fill(next)
    await main.locator('input[type="password"]').fill(PASSWORD)
    await main.locator('form button[type="submit"]').click()
    await expect(alert).toContainText(t('codes.account.invalidCredentials'))
    forgive(complaints, /status of 40[01]/)
  })
}

test('a forgotten password is set anew by who is signed in, and the sign-in goes on [AUTH-08]', async ({ page, request, complaints }) => {
  const email = `forgetful-${Date.now()}@example.org`
  const t = (key: string): string => textOf('en', key)
  await signUp(page, request, '/en', email)
  await page.goto('/en/account/set-password')
  const main = page.locator('main')
  await main.getByRole('link', { name: t('account.forgotPassword') }).click()
  await expect(main.locator('[name="email"]')).toHaveValue(email)
  await main.getByRole('button', { name: t('account.sendCode') }).click()
  await expect(page).toHaveURL(/\/account\/set-password$/)
  await main.locator('fieldset input').first().focus()
  await page.keyboard.type(await codeFor(request, email))
  await main.locator('[name="new-password"]').fill('An0ther-one')
  await main.getByRole('button', { name: t('account.save') }).click()
  await expect(page).toHaveURL(/\/en\/account$/)
  await expect(main).toContainText(t('codes.account.successNewPassword'))
  // The provider has ended the sign-in of the old password: this one is new.
  await page.goto('/en/account/addresses')
  await expect(main.getByRole('heading', { name: t('myAccount.deliveryAddresses') })).toBeVisible()
  forgive(complaints, /status of 40[01]/)
})
