import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { freePort } from '../../../scripts/free-port.mjs'
import { london } from '../../setup/addresses.ts'
import { buys } from '../../setup/buy-as-guest.ts'
import { forgive } from '../../setup/forgive.ts'
import { endShop, shopEnvironment, startShop } from '../../setup/shop-process.ts'
import { expect, test } from '../../setup/shop-test.ts'

const GROUPS = {
  ORDERS_LOOK: 'demo-desk',
  ORDERS_REFUND: 'demo-refunds',
  ORDERS_REFUND_LIMIT: 'GBP=5',
  ORDERS_APPROVE: 'demo-approvers',
}

let shop: ChildProcess | undefined
let folder: string
let origin = ''
test.beforeAll(async () => {
  test.setTimeout(200_000)
  folder = await mkdtemp(join(tmpdir(), 'vitrine-desk-'))
  const port = await freePort()
  origin = `http://localhost:${port}`
  shop = await startShop(['dist/server/main.js'], origin, shopEnvironment({ PORT: String(port), DATA_DIR: folder, ...GROUPS }))
})
test.afterAll(async () => {
  if (shop !== undefined) await endShop(shop)
  await rm(folder, { recursive: true, force: true })
})

// The shop above; and no trace, which puts a script into every frame, that of a mail included.
test.use({
  // The runner reads from this parameter which other fixtures are used: none.
  baseURL: async ({}, use) => {
    await use(origin)
  },
  trace: 'off',
})

const triesToSignIn = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('E-mail address').fill(`${name}@example.com`)
  await page.getByLabel('Password').fill('Passw0rd!')
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const signsIn = async (page: Page, name: string): Promise<void> => {
  await triesToSignIn(page, name)
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
}

const opensOrder = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Order number or e-mail address').fill(email)
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('region', { name: 'Orders found' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Order ')
}

const fits = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

test('who pays back asks above her limit, somebody else approves on a phone, and the buyer has the money back', async ({
  page,
  tee,
  complaints,
  expectAccessible,
}) => {
  forgive(complaints, /status of 40[13]/)
  await page.setViewportSize({ width: 1280, height: 844 })
  const { email, status } = await buys(page, { prefix: '/en', language: 'en', address: london(), tee })

  await page.goto('/_orders')
  await expectAccessible('the sign-in of the desk')
  await triesToSignIn(page, 'jane')
  await expect(page.getByRole('alert')).toHaveText('This account may not open this page. Ask who looks after accounts.')
  await expectAccessible('the sign-in of the desk, refused')
  await signsIn(page, 'refunds')
  await opensOrder(page, email)
  const parcel = page.getByRole('form', { name: 'Send a parcel' })
  await parcel.locator('[name="carrier"]').fill('Parcel Post')
  await parcel.locator('[name="trackingNumber"]').fill('PP 1234')
  await parcel.getByRole('button').click()
  const history = page.getByRole('region', { name: 'History' })
  await expect
    .poll(async () => {
      await page.reload()
      return history.innerText()
    })
    .toContain('Payment taken')
  const refund = page.getByRole('form', { name: 'Pay back' })
  await expect(refund).toContainText('What is more than £5.00 of an order')
  await refund.locator('[name="amount"]').fill('12.50')
  await refund.locator('[name="reason"]').fill('It never arrived')
  await refund.getByRole('button').click()
  await expect(page.getByRole('heading', { name: 'Rosa Alder asks to pay back £12.50' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve and pay back' })).toHaveCount(0)
  await expectAccessible('an order with a refund that waits, for who has asked')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Password')).toBeVisible()
  await page.goBack()
  await page.reload()
  await expect(page.getByLabel('Password')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible('the sign-in of the desk on a phone')
  expect(await fits(page)).toBe(true)
  await page.goto('/_orders')
  await signsIn(page, 'approver')
  const waiting = page.getByRole('region', { name: 'Refunds that wait for a second person' })
  await expect(waiting).toContainText('It never arrived')
  await expectAccessible('the orders with a refund that waits, on a phone')
  expect(await fits(page)).toBe(true)
  await waiting.getByRole('link').first().click()
  await expect(page.getByRole('form', { name: 'Pay back' })).toHaveCount(0)
  await expectAccessible('an order with a refund that waits, for who approves on a phone')
  expect(await fits(page)).toBe(true)
  await page.getByRole('button', { name: 'Approve and pay back' }).click()
  await expect(history).toContainText('Refund approved and asked for: £12.50')
  await expect(history).toContainText('Abel Alder')
  await expect
    .poll(async () => {
      await page.reload()
      return history.innerText()
    })
    .toContain('Paid back: £12.50')

  await page.goto(status)
  await expect(page.getByText('-£12.50')).toBeVisible()
})
