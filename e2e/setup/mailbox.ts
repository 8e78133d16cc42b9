import { expect, type APIRequestContext, type Page } from '@playwright/test'

interface Mail {
  readonly text: string
}

/** What has been sent to somebody, the newest first. Mails are sent after the answer that promises them: ask until they are there. */
export const mailsTo = async (request: APIRequestContext, email: string): Promise<readonly Mail[]> =>
  (await (await request.get(`/_mailbox?to=${encodeURIComponent(email)}`)).json()) as readonly Mail[]

/** Opens the newest mail to somebody in the mailbox, once there are so many. Answers the address of the mail alone. */
export const opensMail = async (page: Page, email: string, count = 1): Promise<string> => {
  const links = page.getByRole('table').getByRole('link')
  await expect
    .poll(async () => {
      await page.goto(`/_mailbox?to=${encodeURIComponent(email)}`)
      return links.count()
    })
    .toBe(count)
  await links.first().click()
  await expect(page.locator('iframe').first()).toBeVisible()
  return (await page.locator('iframe').first().getAttribute('src')) ?? ''
}
